#include "internal.h"
#include <librsvg/rsvg.h>
#include <stdlib.h>
#include <string.h>

static RsvgHandle *open_document(const uint8_t *bytes, size_t count, char *message) {
  GError *error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data(bytes, count, &error);
  if (!handle) {
    hanga_fail(message, "%s", error ? error->message : "it is no SVG document");
    g_clear_error(&error);
    return NULL;
  }
  rsvg_handle_set_dpi(handle, 96);
  return handle;
}

int hanga_svg_size(const uint8_t *bytes, size_t count, double *width, double *height,
                   char *message) {
  RsvgHandle *handle = open_document(bytes, count, message);
  if (!handle) return 0;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) {
    gboolean has_width, has_height, has_box;
    RsvgLength w, h;
    RsvgRectangle box = {0, 0, 100, 100};
    rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
    if (!has_box) box.width = box.height = 100;
    *width = box.width;
    *height = box.height;
  }
  g_object_unref(handle);
  return 1;
}

int hanga_draw_svg(const uint8_t *bytes, size_t count, int width, int height,
                   hanga_picture *picture, char *message) {
  memset(picture, 0, sizeof *picture);
  RsvgHandle *handle = open_document(bytes, count, message);
  if (!handle) return 0;
  picture->width = width;
  picture->height = height;
  picture->pixels = calloc((size_t)width * (size_t)height, 4);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)picture->pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *context = cairo_create(surface);
  RsvgRectangle frame = {0, 0, width, height};
  GError *error = NULL;
  int good = picture->pixels && rsvg_handle_render_document(handle, context, &frame, &error);
  if (!good) hanga_fail(message, "%s", error ? error->message : "it could not be drawn");
  g_clear_error(&error);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
  g_object_unref(handle);
  if (!good) {
    free(picture->pixels);
    picture->pixels = NULL;
  }
  return good;
}
