#ifndef HANGA_IMAGES_INTERNAL_H
#define HANGA_IMAGES_INTERNAL_H
#include "hanga_images.h"

/* Copies a message, cut to HANGA_MESSAGE_SIZE. Returns 0, so that callers can return it. */
int hanga_fail(char *message, const char *format, ...);
/* Checks the size and, unless only the header is wanted, makes room for the pixels. */
int hanga_make_room(hanga_decode_options options, hanga_picture *picture, char *message);
/* x / 255, rounded to nearest, for x in 0…65025. */
static inline uint32_t hanga_over_255(uint32_t x) { x += 128; return (x + (x >> 8)) >> 8; }
static inline uint32_t hanga_premultiply(uint32_t r, uint32_t g, uint32_t b, uint32_t a) {
  if (a == 255) return 0xFF000000u | r << 16 | g << 8 | b;
  return a << 24 | hanga_over_255(r * a) << 16 | hanga_over_255(g * a) << 8 | hanga_over_255(b * a);
}

#endif
