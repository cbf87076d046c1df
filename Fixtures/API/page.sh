#!/bin/sh
# Prints Fixtures/API/Supported.md: what compiles and what does not, from the lists of this folder and from
# the sources' own declarations. `make page` writes the file, a test compares it.
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")"

cat <<'EOF'
# What of SwiftUI there is

Made by `Fixtures/API/page.sh`; not edited by hand.

The names come from a count over public repositories (`Fixtures/API/named-families.txt`). Each name
under "Declared" is called by a file in `Fixtures/API` that is compiled with every build. In a name
`_` is an argument without a label and `{}` a trailing closure.

EOF

awk -F '\t' '
  function title(kind) {
    if (kind ~ /^(view_init|view_type_ref)$/) return "Views"
    if (kind == "modifier_sig") return "Modifiers"
    if (kind == "style") return "Styles"
    if (kind ~ /^(property_wrapper|macro)$/) return "Property wrappers and macros"
    if (kind ~ /^environment/) return "Environment"
    if (kind ~ /^(swiftui_type|swiftui_type_init|conformance)$/) return "Types and protocols"
    if (kind ~ /^font/) return "Fonts"
    if (kind ~ /^(color|material)$/) return "Colours and materials"
    if (kind ~ /^(animation|transition)$/) return "Animations and transitions"
    if (kind == "gesture") return "Gestures"
    if (kind ~ /^geometry/) return "Geometry"
    if (kind ~ /^(uikit|uicolor|image_source)/) return "UIKit and pictures"
    if (kind == "combine_type") return "Combine"
    if (kind ~ /^(function|value_member)$/) return "Functions and members"
    return ""
  }
  function add(group, name) {
    if ((FILENAME, group, name) in seen) return
    seen[FILENAME, group, name] = 1
    lines[FILENAME, group] = lines[FILENAME, group] "\n" name
    count[FILENAME, group]++
    total[FILENAME]++
  }
  function page(file, heading, note,    i, group, names, number, j) {
    printf "## %s\n\n%s\n\n", heading, note
    for (i = 1; i <= groups; i++) {
      group = order[i]
      if (!count[file, group]) continue
      printf "### %s (%d)\n\n", group, count[file, group]
      number = split(substr(lines[file, group], 2), names, "\n")
      for (j = 1; j <= number; j++) printf "%s`%s`", (j > 1 ? " · " : ""), names[j]
      printf "\n\n"
    }
  }
  BEGIN {
    groups = split("Views,Modifiers,Styles,Property wrappers and macros,Environment,Types and protocols,Fonts,Colours and materials,Animations and transitions,Gestures,Geometry,UIKit and pictures,Combine,Functions and members", order, ",")
  }
  /^#/ || $0 == "" { next }
  title($1) != "" { add(title($1), $2) }
  END {
    page("named-families.txt", "Declared", total["named-families.txt"] " names.")
    page("later-families.txt", "Not declared", total["later-families.txt"] \
      " names that sources use and that no build declares yet. A file with one does not compile.")
  }
' named-families.txt later-families.txt

cat <<'EOF'
## Declared so that using it is an error

The compiler says the message.

| name | message |
|---|---|
EOF

find ../../Sources/SwiftUI ../../Sources/UIKit -name '*.swift' | sort | xargs awk '
  FNR == 1 { if (message != "") message = "" }
  /@available\([ ]*$/ || /@available\(\*, unavailable/ {
    text = $0
    while (text !~ /\)[ ]*$/ && (getline line) > 0) text = text " " line
    if (text !~ /\*, unavailable/) next
    gsub(/[ ]+/, " ", text)
    gsub(/" \+ "/, "", text)
    if (match(text, /message: "[^"]*"/)) message = substr(text, RSTART + 10, RLENGTH - 11)
    next
  }
  message != "" && match($0, /(func|struct|enum|class|protocol|var|init|typealias|macro) *[A-Za-z_]*/) {
    name = substr($0, RSTART, RLENGTH)
    sub(/^[a-z]+ */, "", name)
    if (name != "") rows[++n] = "| `" name "` | " message " |"
    message = ""
  }
  END { for (i = 1; i <= n; i++) if (!(rows[i] in seen)) { seen[rows[i]] = 1; print rows[i] } }
' | sort -u
