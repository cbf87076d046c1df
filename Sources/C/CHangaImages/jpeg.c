#include "internal.h"
#include <stdio.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  char *message;
} error_handler;

static void on_error(j_common_ptr info) {
  error_handler *handler = (error_handler *)info->err;
  char text[JMSG_LENGTH_MAX];
  handler->base.format_message(info, text);
  hanga_fail(handler->message, "%s", text);
  longjmp(handler->escape, 1);
}

/* A warning means damaged data, such as a file that ends too early: an error here. */
static void on_message(j_common_ptr info, int level) {
  if (level < 0) on_error(info);
}

static void on_output(j_common_ptr info) { (void)info; }

static unsigned number(const uint8_t *p, int little, int count) {
  unsigned value = 0;
  for (int i = 0; i < count; i++) value = value << 8 | p[little ? count - 1 - i : i];
  return value;
}

/* The orientation, 1…8, in the camera's notes; 1 if there is none. */
static int orientation(const struct jpeg_decompress_struct *info) {
  for (jpeg_saved_marker_ptr m = info->marker_list; m; m = m->next) {
    if (m->marker != JPEG_APP0 + 1 || m->data_length < 14 || memcmp(m->data, "Exif\0\0", 6)) continue;
    const uint8_t *tiff = m->data + 6;
    size_t size = m->data_length - 6;
    int little = tiff[0] == 'I';
    size_t at = number(tiff + 4, little, 4);
    if (at > size - 2) return 1;
    unsigned entries = number(tiff + at, little, 2);
    for (unsigned i = 0; i < entries; i++) {
      size_t place = at + 2 + 12 * (size_t)i;
      if (place + 12 > size) return 1;
      if (number(tiff + place, little, 2) != 0x0112) continue;
      unsigned value = number(tiff + place + 8, little, 2);
      return value >= 1 && value <= 8 ? (int)value : 1;
    }
  }
  return 1;
}

/* Where the pixel stored at x, y of a w × h picture belongs. */
static size_t placed(int orientation, size_t x, size_t y, size_t w, size_t h) {
  switch (orientation) {
  case 2: return y * w + (w - 1 - x);
  case 3: return (h - 1 - y) * w + (w - 1 - x);
  case 4: return (h - 1 - y) * w + x;
  case 5: return x * h + y;
  case 6: return x * h + (h - 1 - y);
  case 7: return (w - 1 - x) * h + (h - 1 - y);
  case 8: return (w - 1 - x) * h + y;
  default: return y * w + x;
  }
}

int hanga_decode_jpeg(const uint8_t *bytes, size_t count, hanga_decode_options options,
                      hanga_picture *picture, char *message) {
  struct jpeg_decompress_struct info;
  error_handler handler;
  uint8_t *volatile row = NULL;
  memset(picture, 0, sizeof *picture);
  info.err = jpeg_std_error(&handler.base);
  handler.base.error_exit = on_error;
  handler.base.emit_message = on_message;
  handler.base.output_message = on_output;
  handler.message = message;
  if (setjmp(handler.escape)) {
    jpeg_destroy_decompress(&info);
    free(row);
    free(picture->pixels);
    picture->pixels = NULL;
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&info, TRUE);
  int turn = orientation(&info);
  size_t w = info.image_width, h = info.image_height;
  picture->width = (int)(turn > 4 ? h : w);
  picture->height = (int)(turn > 4 ? w : h);
  int good = hanga_make_room(options, picture, message);
  if (good && !options.header_only) {
    int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    row = malloc(w * 4);
    while (row && info.output_scanline < info.output_height) {
      size_t y = info.output_scanline;
      JSAMPROW target = row;
      jpeg_read_scanlines(&info, &target, 1);
      for (size_t x = 0; x < w; x++) {
        uint32_t r, g, b;
        if (is_cmyk) {
          const uint8_t *p = target + 4 * x;
          r = hanga_over_255((uint32_t)p[0] * p[3]);
          g = hanga_over_255((uint32_t)p[1] * p[3]);
          b = hanga_over_255((uint32_t)p[2] * p[3]);
        } else {
          r = target[3 * x], g = target[3 * x + 1], b = target[3 * x + 2];
        }
        picture->pixels[placed(turn, x, y, w, h)] = 0xFF000000u | r << 16 | g << 8 | b;
      }
    }
    jpeg_finish_decompress(&info);
  }
  jpeg_destroy_decompress(&info);
  free(row);
  return good;
}
