#include "internal.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

int hanga_fail(char *message, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, HANGA_MESSAGE_SIZE, format, arguments);
  va_end(arguments);
  return 0;
}

int hanga_make_room(hanga_decode_options options, hanga_picture *picture, char *message) {
  if (picture->width <= 0 || picture->height <= 0)
    return hanga_fail(message, "it has no pixels");
  size_t count = (size_t)picture->width * (size_t)picture->height;
  if (count > options.pixel_limit)
    return hanga_fail(message, "%d × %d pixels are more than the limit of %zu", picture->width,
                      picture->height, options.pixel_limit);
  if (options.header_only) return 1;
  picture->pixels = malloc(count * 4);
  if (!picture->pixels) return hanga_fail(message, "no memory for its pixels");
  return 1;
}
