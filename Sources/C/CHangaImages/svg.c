#include "internal.h"
#include <cairo.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* librsvg brings two dozen other libraries, whose loading is an eighth of a process that draws one
   picture (the benchmark's first picture); few scenes hold an SVG document. So it is loaded by the
   first of them, and what is called is declared here: its interface since version 2.52. */
typedef struct rsvg_handle rsvg_handle;
typedef struct { double x, y, width, height; } rsvg_rectangle;
typedef struct { double length; int unit; } rsvg_length;
typedef struct { uint32_t domain; int code; char *message; } g_error;

static struct {
  void *library;
  rsvg_handle *(*open)(const uint8_t *bytes, size_t count, g_error **error);
  void (*set_dpi)(rsvg_handle *handle, double dpi);
  int (*size)(rsvg_handle *handle, double *width, double *height);
  void (*dimensions)(rsvg_handle *handle, int *has_width, rsvg_length *width, int *has_height,
                     rsvg_length *height, int *has_box, rsvg_rectangle *box);
  int (*render)(rsvg_handle *handle, cairo_t *context, const rsvg_rectangle *frame,
                g_error **error);
  void (*close)(void *handle);
  void (*free_error)(g_error *error);
} rsvg;

static void *function(const char *name) { return rsvg.library ? dlsym(rsvg.library, name) : NULL; }

static void load(void) {
  rsvg.library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
  *(void **)&rsvg.open = function("rsvg_handle_new_from_data");
  *(void **)&rsvg.set_dpi = function("rsvg_handle_set_dpi");
  *(void **)&rsvg.size = function("rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&rsvg.dimensions = function("rsvg_handle_get_intrinsic_dimensions");
  *(void **)&rsvg.render = function("rsvg_handle_render_document");
  /* These come from the libraries that it needs, which dlsym looks through as well. */
  *(void **)&rsvg.close = function("g_object_unref");
  *(void **)&rsvg.free_error = function("g_error_free");
}

static int is_loaded(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return rsvg.open && rsvg.set_dpi && rsvg.size && rsvg.dimensions && rsvg.render && rsvg.close &&
         rsvg.free_error;
}

static rsvg_handle *open_document(const uint8_t *bytes, size_t count, char *message) {
  if (!is_loaded()) {
    hanga_fail(message, "the library that reads SVG, librsvg-2.so.2 of librsvg 2.52 or later, is "
                        "not installed");
    return NULL;
  }
  g_error *error = NULL;
  rsvg_handle *handle = rsvg.open(bytes, count, &error);
  if (!handle) {
    hanga_fail(message, "%s", error ? error->message : "it is no SVG document");
    if (error) rsvg.free_error(error);
    return NULL;
  }
  rsvg.set_dpi(handle, 96);
  return handle;
}

int hanga_svg_size(const uint8_t *bytes, size_t count, double *width, double *height,
                   char *message) {
  rsvg_handle *handle = open_document(bytes, count, message);
  if (!handle) return 0;
  if (!rsvg.size(handle, width, height)) {
    int has_width, has_height, has_box;
    rsvg_length w, h;
    rsvg_rectangle box = {0, 0, 100, 100};
    rsvg.dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
    if (!has_box) box.width = box.height = 100;
    *width = box.width;
    *height = box.height;
  }
  rsvg.close(handle);
  return 1;
}

int hanga_draw_svg(const uint8_t *bytes, size_t count, int width, int height,
                   hanga_picture *picture, char *message) {
  memset(picture, 0, sizeof *picture);
  rsvg_handle *handle = open_document(bytes, count, message);
  if (!handle) return 0;
  picture->width = width;
  picture->height = height;
  picture->pixels = calloc((size_t)width * (size_t)height, 4);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)picture->pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *context = cairo_create(surface);
  rsvg_rectangle frame = {0, 0, width, height};
  g_error *error = NULL;
  int good = picture->pixels && rsvg.render(handle, context, &frame, &error);
  if (!good) hanga_fail(message, "%s", error ? error->message : "it could not be drawn");
  if (error) rsvg.free_error(error);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
  rsvg.close(handle);
  if (!good) {
    free(picture->pixels);
    picture->pixels = NULL;
  }
  return good;
}
