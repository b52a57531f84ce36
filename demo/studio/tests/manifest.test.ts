import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAMILIES } from '../../catalogue/families.ts'
import { pictureFiles } from '../../catalogue/picture-files.ts'
import { fingerprint, sourcesBehind } from '../command/fingerprint.ts'
import { outdated } from '../command/manifest.ts'
import { planPictures } from '../plan.ts'
import { requestFor } from '../request-for.ts'

const picture = (id: string, fingerprint = 'a') => ({
  id,
  files: pictureFiles(id),
  fingerprint: () => fingerprint,
})
const pictures = [picture('phone/red/card'), picture('phone/red/back')]
const complete = { 'phone/red/card': 'a', 'phone/red/back': 'a' }
const always = () => true

describe('the list of pictures to render', () => {
  it('is empty when nothing has changed', () => {
    expect(outdated(pictures, complete, always)).toEqual([])
  })

  it('has a picture that was never rendered', () => {
    expect(outdated(pictures, { 'phone/red/card': 'a' }, always)).toEqual([pictures[1]])
  })

  it('has a picture whose fingerprint has changed', () => {
    const changed = picture('phone/red/front', 'b')
    const manifest = { ...complete, 'phone/red/front': 'a' }
    expect(outdated([...pictures, changed], manifest, always)).toEqual([changed])
  })

  it('has a picture that lacks one file', () => {
    const gone = pictureFiles('phone/red/back')[3]
    expect(outdated(pictures, complete, (path) => path !== gone)).toEqual([pictures[1]])
  })
})

describe('the fingerprint', () => {
  const [first, second] = planPictures(FAMILIES)

  it('is the same for the same picture, and different for other pictures and settings', () => {
    if (!first || !second) throw new Error('No pictures are planned')
    const request = requestFor(first)
    expect(fingerprint(request)).toBe(fingerprint(requestFor(first)))
    expect(fingerprint(request)).not.toBe(fingerprint(requestFor(second)))
    expect(fingerprint(request)).not.toBe(fingerprint({ ...request, frames: request.frames + 1 }))
  })
})

describe('the sources of a model', () => {
  let folder = ''
  const source = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text)
    return pathToFileURL(path)
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sources-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('change with an imported module, but not with comments or formatting', async () => {
    const root = await source(
      'model.ts',
      "import { size } from './size.ts'\nexport const model = size",
    )
    await source('size.ts', 'export const size = 1')
    const before = sourcesBehind([root])
    await source('size.ts', '// In millimetres.\nexport const  size=1')
    expect(sourcesBehind([root])).toBe(before)
    await source('size.ts', 'export const size = 2')
    expect(sourcesBehind([root])).not.toBe(before)
  })
})
