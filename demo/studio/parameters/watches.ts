import type { WatchParameters } from '../models/watch/parameters.ts'

type Size = readonly [width: number, height: number, depth: number, corner: number]
type Details = Partial<Omit<WatchParameters, 'width' | 'height' | 'depth' | 'corner'>>

const STANDARD = {
  caseStyle: 'pillow',
  surface: 'satin',
  controls: 'wheel',
  bezel: 0.4,
  band: { material: 'silicone', clasp: 'stud', thickness: 2.5 },
  bandWidth: 25,
  face: 'fan',
  accents: ['#ff5b4d', '#ffb340', '#5ac8fa'],
} as const satisfies Details

function watch([width, height, depth, corner]: Size, details: Details): WatchParameters {
  return { ...STANDARD, width, height, depth, corner, ...details }
}

function roundWatch(diameter: number, depth: number, details: Details): WatchParameters {
  return watch([diameter, diameter, depth, diameter / 2], details)
}

/** Where there are two cases, the size is that of the smaller one: both have the same pictures. */
export const WATCHES: Readonly<Record<string, WatchParameters>> = {
  'apple-watch-series-11': watch([36.5, 42.6, 10.2, 13.6], {
    surface: 'polished',
    bezel: 0.1,
    bandWidth: 26,
    face: 'fan',
    accents: ['#4f7dff', '#8f5bff', '#38d3e8'],
  }),
  'apple-watch-series-10': watch([36.5, 42.6, 10.2, 13.6], {
    surface: 'polished',
    bezel: 0.1,
    bandWidth: 26,
    band: { material: 'woven', clasp: 'slider', thickness: 2.3 },
    face: 'figures',
    accents: ['#ff9f6e', '#c65bd6', '#ffd76a'],
  }),
  'apple-watch-series-9': watch([35.4, 41.2, 11.2, 12.4], {
    bezel: 0.7,
    bandWidth: 24.5,
    band: { material: 'silicone', clasp: 'stud', thickness: 2.6 },
    face: 'fan',
    accents: ['#ff4f7b', '#ff9d3c', '#9b6bff'],
  }),
  'apple-watch-se-2': watch([34.4, 40.2, 11.2, 11.4], {
    bezel: 1.7,
    bandWidth: 24,
    band: { material: 'woven', clasp: 'buckle', thickness: 2 },
    face: 'figures',
    accents: ['#7fe3a8', '#2aa6c9', '#f4e06d'],
  }),
  'apple-watch-ultra-2': watch([44, 49.4, 14.2, 13.5], {
    caseStyle: 'rugged',
    surface: 'brushed',
    controls: 'guarded',
    bezel: 0.9,
    bandWidth: 27,
    band: { material: 'webbing', clasp: 'hook', thickness: 2.8 },
    face: 'explorer',
    accents: ['#ff8a3c', '#6fd2ff', '#9be15d'],
  }),
  'galaxy-watch7': roundWatch(41, 10.4, {
    caseStyle: 'bezel',
    controls: 'keys',
    bezel: 0.5,
    bandWidth: 24,
    band: { material: 'silicone', clasp: 'buckle', thickness: 2.6 },
    face: 'sport',
    accents: ['#7ce08a', '#4fc3ff', '#ffb14d'],
  }),
  'galaxy-watch5': roundWatch(40, 10.2, {
    caseStyle: 'bezel',
    controls: 'keys',
    bezel: 1.1,
    bandWidth: 22,
    band: { material: 'ribbed', clasp: 'buckle', thickness: 2.4 },
    face: 'classic',
    accents: ['#24405f', '#5379a3', '#ffb14d'],
  }),
  'pixel-watch-3': roundWatch(41, 12.6, {
    caseStyle: 'drop',
    surface: 'polished',
    controls: 'knob',
    bezel: 0.3,
    bandWidth: 22,
    band: { material: 'silicone', clasp: 'stud', thickness: 2.4 },
    face: 'petals',
    accents: ['#ff7a59', '#5b8cff', '#ffd166'],
  }),
}

export function watchParameters(id: string): WatchParameters {
  return WATCHES[id] ?? watch([36.5, 42.6, 10.4, 13], {})
}

/** Bands are equally long for every case, so that watches differ less in size than their cases do. */
export function watchPresence({ height }: WatchParameters): number {
  return Math.min(1, 0.88 + ((height - 40) / 9.4) * 0.12)
}
