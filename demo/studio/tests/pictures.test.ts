import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../catalogue/families.ts'
import { pictureFiles, picturePath } from '../../catalogue/picture-files.ts'
import { fingerprint } from '../command/fingerprint.ts'
import { readManifest } from '../command/manifest.ts'
import { picturesFileText } from '../command/pictures-file.ts'
import { planPictures } from '../plan.ts'
import { requestFor } from '../request-for.ts'
import { coveredShare, edgeOpacity, readOpacity } from './opacity.ts'

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url))

const planned = planPictures(FAMILIES)

describe('the committed photographs', () => {
  it('were rendered by the studio as it is now', () => {
    const manifest = readManifest()
    const stale = planned.filter(
      (picture) => manifest[picture.id] !== fingerprint(requestFor(picture)),
    )
    expect(stale.map(({ id }) => id)).toEqual([])
  })

  it('are transparent round the product, except close-ups', async () => {
    const opaque: string[] = []
    for (const { id } of planned.filter(({ view }) => !view.bleeds)) {
      for (const path of pictureFiles(id)) {
        const { hasAlpha } = await sharp(PUBLIC + path).metadata()
        if (!hasAlpha) opaque.push(path)
      }
    }
    expect(opaque).toEqual([])
  })

  it('show a product, and do not cut it off, except close-ups', async () => {
    const wrong: string[] = []
    for (const { id, view } of planned) {
      const opacity = await readOpacity(PUBLIC + picturePath(id, 208, 'webp'))
      if (coveredShare(opacity) < 0.03) wrong.push(`${id} shows next to nothing`)
      const edge = edgeOpacity(opacity)
      if (!view.bleeds && edge > 24) wrong.push(`${id} is clipped: ${edge}`)
    }
    expect(wrong).toEqual([])
  })
})

it('pictures.json has the views of the studio as it is now', () => {
  const committed = readFileSync(new URL('../pictures.json', import.meta.url), 'utf8')
  expect(committed).toBe(picturesFileText())
})
