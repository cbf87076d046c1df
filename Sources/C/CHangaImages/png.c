#include "internal.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t count, position;
  char *message;
} source;

static void read_bytes(png_structp png, png_bytep into, png_size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->count - from->position) png_error(png, "the file ends too early");
  memcpy(into, from->bytes + from->position, count);
  from->position += count;
}

static void on_error(png_structp png, png_const_charp text) {
  source *from = png_get_error_ptr(png);
  hanga_fail(from->message, "%s", text);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp text) { (void)png, (void)text; }

/* Everything becomes 8-bit RGBA; gamma and colour profiles are ignored. */
static void normalise(png_structp png, png_infop info) {
  int type = png_get_color_type(png, info);
  png_set_scale_16(png);
  png_set_expand(png);
  if (!(type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

int hanga_decode_png(const uint8_t *bytes, size_t count, hanga_decode_options options,
                     hanga_picture *picture, char *message) {
  source from = {bytes, count, 0, message};
  png_byte **volatile rows = NULL;
  memset(picture, 0, sizeof *picture);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &from, on_error, on_warning);
  if (!png) return hanga_fail(message, "the PNG reader could not start");
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    free(picture->pixels);
    picture->pixels = NULL;
    return 0;
  }
  png_set_user_limits(png, 1u << 20, 1u << 20);
  png_set_read_fn(png, &from, read_bytes);
  png_read_info(png, info);
  picture->width = (int)png_get_image_width(png, info);
  picture->height = (int)png_get_image_height(png, info);
  int good = hanga_make_room(options, picture, message);
  if (good && !options.header_only) {
    normalise(png, info);
    size_t width = (size_t)picture->width, height = (size_t)picture->height;
    if (png_get_rowbytes(png, info) != width * 4) png_error(png, "its rows have an unknown layout");
    rows = malloc(height * sizeof *rows);
    if (!rows) png_error(png, "no memory for its rows");
    for (size_t y = 0; y < height; y++) rows[y] = (png_byte *)(picture->pixels + y * width);
    png_read_image(png, (png_byte **)rows);
    png_read_end(png, NULL);
    for (size_t i = 0; i < width * height; i++) {
      const uint8_t *p = (const uint8_t *)(picture->pixels + i);
      picture->pixels[i] = hanga_premultiply(p[0], p[1], p[2], p[3]);
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  return good;
}
