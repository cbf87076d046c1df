#ifndef HANGA_IMAGES_H
#define HANGA_IMAGES_H
#include <stddef.h>
#include <stdint.h>

/* Decoders that report every failure as a message: the libraries' own error handling jumps out of
   the middle of a call, which only C can catch. No header of theirs shows here. */

/* A decoded picture: premultiplied BGRA bytes, rows without padding. `pixels` comes from malloc and
   is the caller's; it is null if only the size was asked for. */
typedef struct {
  uint32_t *pixels;
  int width;
  int height;
} hanga_picture;

enum { HANGA_MESSAGE_SIZE = 256 };

typedef struct {
  size_t pixel_limit;
  /* 1: only the size is wanted. */
  int header_only;
} hanga_decode_options;

/* Each returns 1, or 0 with a message. */
int hanga_decode_png(const uint8_t *bytes, size_t count, hanga_decode_options options,
                     hanga_picture *picture, char *message);
/* The orientation recorded in the file is applied. */
int hanga_decode_jpeg(const uint8_t *bytes, size_t count, hanga_decode_options options,
                      hanga_picture *picture, char *message);

/* The size an SVG document asks for, in CSS pixels. */
int hanga_svg_size(const uint8_t *bytes, size_t count, double *width, double *height,
                   char *message);
/* Draws an SVG document stretched to width × height pixels, its proportions kept. */
int hanga_draw_svg(const uint8_t *bytes, size_t count, int width, int height,
                   hanga_picture *picture, char *message);

#endif
