#!/bin/sh
# Prints how many entries of named-families.txt the Swift files of this folder call.
# Fails, naming the entry, if one is not called, if a call is in no list or in another one, if the
# lists name an entry twice, or if a call's comment stands without the word it promises below it.
# A call is the code below a comment `// api: <kind> <name>`.
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")"

awk '
  function fail(text) { print text; failed = 1 }

  # The first word of a name: frame for frame(width:), degrees for .degrees(_:).
  function word(name) {
    sub(/^\(chain\)/, "", name)
    sub(/^[^A-Za-z]*/, "", name)
    match(name, /^[A-Za-z0-9]+/)
    return substr(name, 1, RLENGTH)
  }

  FILENAME ~ /\.txt$/ {
    if ($0 ~ /^#/ || $0 == "") next
    if ($0 in list) fail("listed twice: " $0)
    list[$0] = FILENAME
    if (FILENAME == "named-families.txt") order[++named] = $0
    next
  }

  /^ *\/\/ api: / {
    entry = $0
    sub(/^ *\/\/ api: /, "", entry)
    sub(/ /, "\t", entry)
    if (!(entry in list)) fail(FILENAME ": in no list: " entry)
    else if (list[entry] != "named-families.txt") fail(FILENAME ": listed in " list[entry] ": " entry)
    promised[entry] = FNR
    next
  }

  {
    for (entry in promised) {
      name = substr(entry, index(entry, "\t") + 1)
      if (match($0, "(^|[^A-Za-z0-9])" word(name) "($|[^A-Za-z0-9])")) {
        called[entry] = 1
        delete promised[entry]
      } else if (FNR - promised[entry] > 12 || FNR < promised[entry]) {
        fail(FILENAME ": no call below the comment: " entry)
        delete promised[entry]
      }
    }
  }

  END {
    for (i = 1; i <= named; i++) {
      if (order[i] in called) count++
      else fail("not called: " order[i])
    }
    print count + 0 " of " named " signatures of the named families called"
    exit failed
  }
' named-families.txt later-families.txt other-names.txt ./*.swift
