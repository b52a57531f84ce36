import { readSettingsFile } from '#tools/owner/check/check-settings.ts'

/** The field of a picture, and its value: `"tallPicture": "img/summer.jpg"`. */
const FIELD = /("(?:picture|tallPicture)"\s*:\s*)("(?:[^"\\]|\\.)*")/g

/** Reads the settings; those that cannot be read have no pictures, and the command check says why. */
export function settingsText(folder: string) {
  const { text, texts } = readSettingsFile(folder)
  const widths = new Map<string, Set<number>>()
  for (const { path, value } of texts) {
    for (const width of wantedWidths(path) ?? []) {
      widths.set(value, (widths.get(value) ?? new Set()).add(width))
    }
  }
  return {
    pictures: [...widths].map(([path, all]) => ({ path, widths: [...all].sort((a, b) => a - b) })),
    /** The text with other paths of these pictures, otherwise as the owner wrote it; undefined if nothing changes. */
    renamed: (names: ReadonlyMap<string, string>) => {
      const byJson = new Map([...names].map(([from, to]) => [JSON.stringify(from), to]))
      const changed = text.replace(FIELD, (whole: string, start: string, value: string) => {
        const name = byJson.get(value)
        return name === undefined ? whole : `${start}${JSON.stringify(name)}`
      })
      return changed === text ? undefined : changed
    },
    /** Whether another setting names this path. */
    isElsewhere: (path: string) =>
      texts.some((one) => one.value === path && !wantedWidths(one.path)),
  }
}

/** The settings of a shop, as text. */
export type SettingsText = ReturnType<typeof settingsText>

/** What the home page shows of the pictures that settings name, in pixels. */
const WIDTHS = {
  slide: [768, 1120, 1680, 2560],
  tallSlide: [384, 768, 1120],
  tile: [384, 800],
} as const

/** The widths that the picture of a setting should have; undefined for a setting that is no such picture. */
export function wantedWidths(path: readonly string[]): readonly number[] | undefined {
  const [field, parent] = path.toReversed()
  if (field === 'tallPicture') return WIDTHS.tallSlide
  if (field !== 'picture') return undefined
  return parent === 'tile' ? WIDTHS.tile : path[0] === 'slides' ? WIDTHS.slide : undefined
}
