#!/bin/sh
# Prints how many entries of named-families.txt the Swift files of this folder call, and fails,
# naming them, if one is not called, if a call is in no list, or if a list names an entry twice.
# A call is the line below a comment `// api: <kind> <name>`.
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")"

awk '
  BEGIN { tab = "\t" }
  FILENAME ~ /\.txt$/ {
    if ($0 ~ /^#/ || $0 == "") next
    if ($0 in list) { print "listed twice: " $0; failed = 1 }
    list[$0] = FILENAME
    if (FILENAME == "named-families.txt") { named++; order[named] = $0 }
    next
  }
  /^ *\/\/ api: / {
    entry = $0
    sub(/^ *\/\/ api: /, "", entry)
    sub(/ /, tab, entry)
    if (!(entry in list)) { print FILENAME ": in no list: " entry; failed = 1 }
    else if (list[entry] != "named-families.txt") {
      print FILENAME ": called, but listed in " list[entry] ": " entry; failed = 1
    }
    called[entry] = 1
  }
  END {
    for (i = 1; i <= named; i++) {
      if (order[i] in called) count++
      else { print "not called: " order[i]; failed = 1 }
    }
    print count + 0 " of " named " signatures of the named families called"
    exit failed
  }
' named-families.txt later-families.txt other-names.txt ./*.swift
