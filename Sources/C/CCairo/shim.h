#include <cairo.h>
#include <cairo-pdf.h>

// cairo-ft.h would bring FreeType's types a second time. `face` is an FT_Face.
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(void *face, int load_flags);
