#include "CICU.h"

#include <unicode/ubrk.h>

HangaLineBreaks *hanga_line_breaks_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, locale, 0, 0, &status);
  return U_SUCCESS(status) ? (HangaLineBreaks *)breaks : 0;
}

void hanga_line_breaks_close(HangaLineBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

int hanga_line_breaks_set_text(HangaLineBreaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t hanga_line_breaks_next(HangaLineBreaks *breaks, int *mandatory) {
  UBreakIterator *iterator = (UBreakIterator *)breaks;
  int32_t offset = ubrk_next(iterator);
  int32_t rule = ubrk_getRuleStatus(iterator);
  *mandatory = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
  return offset == UBRK_DONE ? -1 : offset;
}

int32_t hanga_icu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}
