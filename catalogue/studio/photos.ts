import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FAMILIES } from '../families.ts'
import { writeContactSheet } from './command/contact-sheet.ts'
import { writeWhole } from './command/files.ts'
import { iconsJob } from './command/icons-job.ts'
import type { Job } from './command/job.ts'
import { outdated, readManifest, writeManifest } from './command/manifest.ts'
import { type Options, readOptions, USAGE } from './command/options.ts'
import { photographJob } from './command/photograph-job.ts'
import { MissingRequirement, Photographer } from './command/photographer.ts'
import { Progress } from './command/progress.ts'
import { sceneJob } from './command/scene-job.ts'
import { planPictures } from './plan.ts'
import { SHOTS } from './scenes/plan.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PREVIEWS = `${ROOT}catalogue/studio/preview/`

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
  const jobs = [...planned.map(photographJob), ...SHOTS.map(sceneJob), iconsJob]
  const wanted = jobs.filter(({ path }) => path.includes(only))
  if (wanted.length === 0) throw new MissingRequirement(`No picture's path contains "${only}".`)
  const manifest = readManifest()
  const due = preview
    ? wanted
    : outdated(wanted, manifest, (path) => existsSync(`${ROOT}public/${path}`))
  console.log(`${due.length} of ${wanted.length} pictures to render`)
  if (due.length > 0) {
    const photographer = await Photographer.open()
    let writing = Promise.resolve()
    const finish = async (job: Job, write: () => Promise<unknown>) => {
      await write()
      manifest[job.id] = job.fingerprint()
      await writeManifest(manifest)
    }
    try {
      await takeAll(due, async (job) => {
        if (preview) return takePreview(photographer, job)
        const write = await job.take(photographer)
        // One picture is written while the next is rendered.
        await writing
        writing = finish(job, write)
      })
      await writing
    } finally {
      await photographer.close()
    }
  }
  const chosen = new Set(wanted.map(({ id }) => id))
  const photographs = planned.filter(({ id }) => chosen.has(id))
  const folder = preview ? PREVIEWS : `${ROOT}public/img/products/`
  if (photographs.length > 0) console.log(await writeContactSheet(photographs, folder, preview))
}

async function takeAll(jobs: readonly Job[], take: (job: Job) => Promise<void>) {
  const progress = new Progress(jobs.length)
  for (const job of jobs) {
    progress.show(job.id)
    const start = Date.now()
    await take(job)
    progress.finish(job.id, (Date.now() - start) / 1000)
  }
  progress.end()
}

async function takePreview(photographer: Photographer, job: Job) {
  await writeWhole(`${PREVIEWS}${job.id}.png`, await job.preview(photographer))
}
