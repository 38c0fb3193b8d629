#!/bin/sh
# Renders the interim film: a large running clock, so that a person and a test see where a seek landed.
# Needs ffmpeg. Usage: web/film/clock.sh
set -eu
cd "$(dirname "$0")"

clock="text='%{pts\:gmtime\:0\:%M\\\\\:%S}':fontsize=180:fontcolor=#12222b:x=(w-text_w)/2:y=(h-text_h)/2"
keyframes=0,36,60,72

ffmpeg -loglevel error -y -f lavfi -i "color=c=#faf9f5:size=720x1280:rate=30:duration=90,drawtext=$clock" \
  -c:v libx264 -profile:v high -preset slow -tune animation -crf 26 -pix_fmt yuv420p \
  -g 60 -keyint_min 1 -sc_threshold 0 -force_key_frames "$keyframes" -movflags +faststart -an demo.mp4
ffmpeg -loglevel error -y -ss 36 -i demo.mp4 -frames:v 1 poster.webp
