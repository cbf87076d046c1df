#ifndef HANGA_CICU_H
#define HANGA_CICU_H

#include <stdint.h>

// Line breaking by ICU. No header of ICU is included here: Foundation brings another version of
// the same types, and one module cannot see both.

typedef struct HangaLineBreaks HangaLineBreaks;

/// An iterator for a locale such as "ja@lb=strict", or null.
HangaLineBreaks *_Nullable hanga_line_breaks_open(const char *_Nonnull locale);
void hanga_line_breaks_close(HangaLineBreaks *_Nonnull breaks);

/// The text, in UTF-16, must stay alive while the iterator is used. Zero tells of a failure.
int hanga_line_breaks_set_text(
    HangaLineBreaks *_Nonnull breaks, const uint16_t *_Nullable text, int32_t length);

/// The next break, or -1 after the last; `mandatory` tells whether the line must end there.
int32_t hanga_line_breaks_next(HangaLineBreaks *_Nonnull breaks, int *_Nonnull mandatory);

/// The number before the first point of ICU's version.
int32_t hanga_icu_version(void);

#endif
