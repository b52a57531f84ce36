/** Not every disk and host allows these characters, a dot or space at the ends, or the names of devices in Windows. */
const NO_FOLDER = /^[. ]|[\\/:*?"<>|%#]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** In bytes, as an address has them. Disks allow 255 for a name. */
const MOST_BYTES = 255

/** In an address, written with `encodeURI`. Undefined for a slug that no folder can be named after. */
export function previewFolder(slug: string): string | undefined {
  return NO_FOLDER.test(slug) || encodeURI(slug).length > MOST_BYTES ? undefined : `p/${slug}`
}
