#!/usr/bin/env bash
# Makes the fonts that pages load from the whole ones: run once after a change of either, with Debian's python3-fonttools and python3-brotli.
# `small` has what English pages need; `more` has the other Latin letters, and loads only where one of them is shown.
set -euo pipefail
cd "$(dirname "$0")/../site/fonts"
SMALL='U+20-7E,U+A0,U+A9,U+B7,U+BD,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2032,U+2033'
MORE='U+A1-A8,U+AA-B6,U+B8-BC,U+BE-D6,U+D8-24F,U+201A,U+201E,U+2022,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2215'
for name in archivo archivo-condensed source-serif; do
  for part in small more; do
    [ "$part" = small ] && unicodes=$SMALL || unicodes=$MORE
    python3 -m fontTools.subset "whole/$name.woff2" --unicodes="$unicodes" --flavor=woff2 --no-hinting \
      --layout-features='kern,ccmp,locl,liga,tnum,pnum' --output-file="$name-$part.woff2"
  done
done
