import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { PlannedPicture } from '../plan.ts'
import { writeWhole } from './files.ts'

const SHEET = fileURLToPath(new URL('../contact-sheet.webp', import.meta.url))

const COLUMNS = 20
const TILE = { width: 208, height: 260 }
const GAP = 8
/** WebP cannot be higher than 16383 pixels. */
const ROWS = 61

/** Writes one sheet of all pictures that exist in a folder, on white and on near-black; returns its path. */
export async function writeContactSheet(
  pictures: readonly PlannedPicture[],
  folder: string,
  preview: boolean,
): Promise<string> {
  const files = pictures
    .map(({ id }) => `${folder}${id}${preview ? '.png' : '-208.webp'}`)
    .filter((file) => existsSync(file))
    .slice(0, (ROWS * COLUMNS) / 2)
  const tiles = await Promise.all(
    files.map((file) => sharp(file).resize(TILE.width, TILE.height).toBuffer()),
  )
  const half = COLUMNS / 2
  const rows = Math.max(1, Math.ceil(tiles.length / half))
  const across = (columns: number) => columns * (TILE.width + GAP) + GAP
  const height = rows * (TILE.height + GAP) + GAP
  const dark = await sharp({
    create: { width: across(half), height, channels: 3, background: '#16181d' },
  })
    .png()
    .toBuffer()
  const placed = tiles.flatMap((input, index) => {
    const top = GAP + Math.floor(index / half) * (TILE.height + GAP)
    const left = GAP + (index % half) * (TILE.width + GAP)
    return [
      { input, top, left },
      { input, top, left: left + across(half) },
    ]
  })
  const sheet = await sharp({
    create: { width: 2 * across(half), height, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: dark, left: across(half), top: 0 }, ...placed])
    .webp({ quality: 82 })
    .toBuffer()
  const path = preview ? `${folder}contact-sheet.webp` : SHEET
  await writeWhole(path, sheet)
  return path
}
