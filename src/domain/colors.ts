/**
 * Swatch colours by normalised name (specification, section 9, and the makers' own names beyond it). A name that
 * is a CSS colour and looks right as one is not listed.
 */
const SWATCHES: Readonly<Record<string, string>> = {
  alpinegreen: '#505f4e',
  aluminum: '#c9cacc',
  bay: '#a3c7e8',
  blacktitanium: '#3b3a38',
  bluetitanium: '#40464f',
  charcoal: '#3c4043',
  cloudwhite: '#f2f1ec',
  deepblue: '#32415e',
  deeppurple: '#5a5162',
  desert: '#bfa48f',
  deserttitanium: '#bfa48f',
  graphite: '#4b4a48',
  hazel: '#7d8074',
  jetblack: '#1f1f21',
  lightgray: '#d3d5d6',
  midnight: 'darkblue',
  midnightgreen: '#4e5851',
  mint: '#c3e3cf',
  naturaltitanium: '#bab4a9',
  obsidian: '#2b2c2e',
  pacificblue: '#2f4452',
  peony: '#f07c86',
  phantomblack: '#2a2a2d',
  porcelain: '#efeae2',
  rosegold: 'lightpink',
  rosequartz: '#ecc6c9',
  sage: '#b4bfa9',
  sierrablue: '#9bb5ce',
  silver: '#e3e4e5',
  spaceblack: '#2e2c2f',
  spacegray: '#535150',
  spacegrey: '#535150',
  starlight: '#f4ebdd',
  teal: '#b0d4d2',
  titanium: '#a7a39b',
  ultramarine: '#8fa5ee',
  whitetitanium: '#f2f1ed',
}

/** Values that CSS accepts as a colour and that name none. */
const NOT_PAINT = new Set([
  'currentcolor',
  'inherit',
  'initial',
  'revert',
  'revertlayer',
  'transparent',
  'unset',
])

/** A swatch colour, or undefined for a name that nobody can paint: it is shown as a neutral swatch with its name. */
export function swatchColor(
  name: string,
  isCssColor: (value: string) => boolean,
): string | undefined {
  const key = name.toLowerCase().replace(/[\s_-]+/g, '')
  if (Object.hasOwn(SWATCHES, key)) return SWATCHES[key]
  if (NOT_PAINT.has(key)) return undefined
  // `Light Steel Blue` is one joined, `rgb(10 20 30)` only as it is.
  return [key, name.trim().toLowerCase()].find(isCssColor)
}
