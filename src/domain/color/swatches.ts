import { looseText } from '#src/domain/text/loose-text.ts'
import * as m from '#src/messages/messages.gen.ts'

/** By name, as `looseText` writes it: those of the specification, section 9, and makers' own that CSS lacks. */
export const SWATCHES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alpinegreen: '#576856',
    aluminum: '#c9cacc',
    amberyellow: '#f1dba0',
    bay: '#a3c7e8',
    blackeclipse: '#26272a',
    blacktitanium: '#3f4042',
    bluetitanium: '#47505f',
    charcoal: '#3c4043',
    clear: '#eef1f3',
    cloudwhite: '#f1f1f1',
    cobaltviolet: '#6a5f80',
    cosmicorange: '#dd7c46',
    cream: '#ece5d6',
    crystalclear: '#eef1f3',
    deepblue: '#33415f',
    deeppurple: '#574f5d',
    denim: '#4a6079',
    desert: '#bfa48f',
    deserttitanium: '#c3a68d',
    fog: '#dfe3e3',
    graphite: '#53524f',
    hazel: '#7d8074',
    iceblue: '#b7d3e0',
    jetblack: '#17181a',
    khakigreen: '#5b6452',
    koalagray: '#84827f',
    lemongrass: '#dfe39b',
    lightgold: '#e9dcc3',
    lightgray: '#d3d5d6',
    lightorange: '#f0a271',
    lilac: '#cdb7d8',
    matteblack: '#26272a',
    midnight: 'darkblue',
    midnightgreen: '#4e5850',
    midnightocean: '#26405c',
    mint: '#bfe0cf',
    mistblue: '#a3b8d0',
    naturaltitanium: '#a49c91',
    obsidian: '#2b2c2e',
    onyxgray: '#3d4044',
    oxfordgray: '#5a5d62',
    pacificblue: '#33505e',
    peony: '#f07c86',
    phantomblack: '#2a2a2d',
    phantomgray: '#77777b',
    phantomviolet: '#a592c0',
    polishedsilver: '#dedfe1',
    porcelain: '#efeae2',
    rosegold: 'lightpink',
    rosequartz: '#ecc6c9',
    sage: '#a7b59a',
    sand: '#d9c7ae',
    sierrablue: '#9fb7cf',
    silver: '#dcdddd',
    silvershadow: '#c3c6ca',
    slate: '#4b525a',
    spaceblack: '#38383b',
    spacegray: '#5d6065',
    spacegrey: '#5d6065',
    spritzorange: '#ee8a58',
    starlight: '#ece4d6',
    stormblue: '#4d6173',
    teal: '#8fb7b5',
    titanium: '#a7a39b',
    titaniumgray: '#8b8a87',
    titaniumsilverblue: '#aeb9c6',
    ultramarine: '#8b9ee0',
    umber: '#6b4a3a',
    whitetitanium: '#e4e1da',
  }),
)

/** Undefined for an unknown name. */
export function swatchColor(
  name: string,
  isCssColor: (value: string) => boolean,
): string | undefined {
  const key = looseText(name)
  const swatch = SWATCHES.get(key)
  if (swatch !== undefined) return swatch
  if (key === 'transparent') return undefined
  // Without spaces, `Light Steel Blue` is a CSS colour; with them, `rgb(10 20 30)` is one.
  return [key, name.trim().toLowerCase()].find(isCssColor)
}

/** A colour in the words of the shop; one that they do not have stays as the catalogue writes it. */
export function colorText(color: string): string {
  return m.colorShown({ key: looseText(color), color })
}
