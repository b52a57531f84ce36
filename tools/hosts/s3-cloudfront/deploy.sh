#!/bin/sh
# Copies a build to the bucket of stack.yaml:  tools/hosts/s3-cloudfront/deploy.sh BUCKET [FOLDER]
# CloudFront compresses by itself, so the compressed copies stay here. The aws program does not know all types of files.
set -eu
bucket="s3://$1"
folder="${2:-dist}"

copy() {
  aws s3 sync "$folder" "$bucket" --exclude '*' "$@"
}

# The page comes last: it names files that must be there. Old code stays, for visitors whose page is still open.
# `??/` and `???/` are the folders of other languages.
copy --include 'assets/*' --include '??/assets/*' --include '???/assets/*' --exclude 'img/*' \
  --exclude '*.br' --exclude '*.gz' --exclude '*.woff2' \
  --cache-control 'public, max-age=31536000, immutable'
copy --include 'assets/*.woff2' --include '??/assets/*.woff2' --include '???/assets/*.woff2' \
  --exclude 'img/*' --content-type font/woff2 \
  --cache-control 'public, max-age=31536000, immutable'
copy --include 'img/*' --exclude '*.br' --exclude '*.gz' --exclude '*.avif' --exclude '*.webp' \
  --cache-control 'public, max-age=86400, stale-while-revalidate=604800'
copy --include 'img/*.avif' --content-type image/avif \
  --cache-control 'public, max-age=86400, stale-while-revalidate=604800'
copy --include 'img/*.webp' --content-type image/webp \
  --cache-control 'public, max-age=86400, stale-while-revalidate=604800'
copy --include '*manifest.webmanifest' --content-type application/manifest+json --cache-control no-cache
copy --include '*' --exclude 'assets/*' --exclude '??/assets/*' --exclude '???/assets/*' --exclude 'img/*' --exclude '*.br' --exclude '*.gz' \
  --exclude '*manifest.webmanifest' --exclude index.html --cache-control no-cache --delete
copy --include index.html --cache-control no-cache
