/**
 * What the name of a folder cannot have on every disk and host: these characters, a dot or space at its ends, and the
 * names of devices in Windows.
 */
const NO_FOLDER = /^[. ]|[\\/:*?"<>|%#]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** In bytes, as an address has them. Disks allow 255 for a name. */
const MOST_BYTES = 255

/**
 * The folder of a product's preview page in the build; in an address, it is written with `encodeURI`. Undefined for a
 * slug that no folder can be named after.
 */
export function previewFolder(slug: string): string | undefined {
  return NO_FOLDER.test(slug) || encodeURI(slug).length > MOST_BYTES ? undefined : `p/${slug}`
}
