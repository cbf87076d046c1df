#include "internal.h"
#include <isa-l/igzip_lib.h>
#include <stdlib.h>

size_t hanga_compress_room(size_t count) { return count + count / 8 + 4096; }

size_t hanga_compress_fast(const uint8_t *bytes, size_t count, uint8_t *into, size_t room) {
  /* The library counts in 32 bits. */
  if (count > UINT32_MAX / 2 || room > UINT32_MAX) return 0;
  uint8_t *work = malloc(ISAL_DEF_LVL1_DEFAULT);
  if (!work) return 0;
  struct isal_zstream stream;
  isal_deflate_init(&stream);
  stream.level = 1;
  stream.level_buf = work;
  stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.end_of_stream = 1;
  stream.next_in = (uint8_t *)bytes;
  stream.avail_in = (uint32_t)count;
  stream.next_out = into;
  stream.avail_out = (uint32_t)room;
  int status = isal_deflate(&stream);
  size_t written = stream.total_out;
  int done = status == COMP_OK && stream.internal_state.state == ZSTATE_END;
  free(work);
  return done ? written : 0;
}
