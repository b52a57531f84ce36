import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FAMILIES } from '../families.ts'
import { writeContactSheet } from './command/contact-sheet.ts'
import { uprightPng, writeSizes } from './command/encode.ts'
import { writeWhole } from './command/files.ts'
import { fingerprint } from './command/fingerprint.ts'
import { outdated, readManifest, writeManifest } from './command/manifest.ts'
import { type Options, readOptions, USAGE } from './command/options.ts'
import { MissingRequirement, Photographer, type RawPicture } from './command/photographer.ts'
import { Progress } from './command/progress.ts'
import { planPictures, type PlannedPicture } from './plan.ts'
import { requestFor } from './request-for.ts'
import { PREVIEW } from './settings.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') console.log(USAGE)
  else await run(options)
} catch (error) {
  if (!(error instanceof MissingRequirement || error instanceof TypeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run({ only, preview }: Options) {
  const planned = planPictures(FAMILIES)
  const wanted = planned.filter(({ id, family }) => `${family.kind}/${id}`.includes(only))
  if (wanted.length === 0) throw new MissingRequirement(`No picture's path contains "${only}".`)
  const manifest = readManifest()
  const pictures = preview
    ? wanted
    : outdated(
        wanted,
        manifest,
        (picture) => fingerprint(requestFor(picture)),
        (path) => existsSync(`${ROOT}public/${path}`),
      )
  console.log(`${pictures.length} of ${wanted.length} pictures to render`)
  if (pictures.length > 0) {
    const photographer = await Photographer.open()
    let writing = Promise.resolve()
    const write = async (id: string, raw: RawPicture, taken: string) => {
      await writeSizes(id, raw)
      manifest[id] = taken
      await writeManifest(manifest)
    }
    try {
      await takeAll(pictures, async (picture) => {
        if (preview) return takePreview(photographer, picture)
        const request = requestFor(picture)
        const raw = await photographer.take(request)
        // One picture is written while the next is rendered.
        await writing
        writing = write(picture.id, raw, fingerprint(request))
      })
      await writing
    } finally {
      await photographer.close()
    }
  }
  const folder = preview ? `${ROOT}catalogue/studio/preview/` : `${ROOT}public/img/products/`
  console.log(await writeContactSheet(wanted, folder, preview))
}

async function takeAll(
  pictures: readonly PlannedPicture[],
  take: (picture: PlannedPicture) => Promise<void>,
) {
  const progress = new Progress(pictures.length)
  for (const picture of pictures) {
    progress.show(picture.id)
    const start = Date.now()
    await take(picture)
    progress.finish(picture.id, (Date.now() - start) / 1000)
  }
  progress.end()
}

async function takePreview(photographer: Photographer, picture: PlannedPicture) {
  const raw = await photographer.take(requestFor(picture, PREVIEW))
  await writeWhole(`${ROOT}catalogue/studio/preview/${picture.id}.png`, await uprightPng(raw))
}
