import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FAMILIES } from '../catalogue/families.ts'
import { writeContactSheet } from './command/contact-sheet.ts'
import { writeWhole } from './command/files.ts'
import { iconsJob } from './command/icons-job.ts'
import type { Job } from './command/job.ts'
import { outdated, readManifest, writeManifest } from './command/manifest.ts'
import { type Options, readOptions, USAGE } from './command/options.ts'
import { photographJob } from './command/photograph-job.ts'
import { UserError, Photographer } from './command/photographer.ts'
import { writePicturesFile } from './command/pictures-file.ts'
import { Progress } from './command/progress.ts'
import { sceneJob } from './command/scene-job.ts'
import { unchanged } from './command/unchanged.ts'
import { planPictures } from './plan.ts'
import { SHOTS } from './scenes/plan.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))
const PREVIEWS = fileURLToPath(new URL('preview/', import.meta.url))

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') console.log(USAGE)
  else await run(options)
} catch (error) {
  if (!(error instanceof UserError || error instanceof TypeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run({ only, preview, unchanged: keep }: Options) {
  const planned = planPictures(FAMILIES)
  const jobs = [...planned.map(photographJob), ...SHOTS.map(sceneJob), iconsJob]
  const wanted = jobs.filter(({ path }) => path.includes(only))
  if (wanted.length === 0) throw new UserError(`No picture's path contains "${only}".`)
  if (preview) {
    await takePreviews(wanted)
    const ids = new Set(wanted.map(({ id }) => id))
    const shown = planned.filter(({ id }) => ids.has(id))
    if (shown.length > 0) console.log(await writeContactSheet(shown, PREVIEWS, preview))
    return
  }
  await writePicturesFile()
  const due = outdated(wanted, readManifest(), (path) => existsSync(PUBLIC + path))
  if (due.length === 0) {
    console.log(`Nothing to render: all ${wanted.length} pictures are up to date`)
    return
  }
  if (keep) {
    console.log(`${await keepUnchanged(due)} of ${due.length} outdated pictures are kept`)
    return
  }
  console.log(`${due.length} of ${wanted.length} pictures to render`)
  await takePictures(due)
  console.log(await writeContactSheet(planned, `${PUBLIC}img/products/`, preview))
}

async function takePictures(jobs: readonly Job[]) {
  const manifest = readManifest()
  const finish = async (job: Job, write: () => Promise<unknown>) => {
    await write()
    manifest[job.id] = job.fingerprint()
    await writeManifest(manifest)
  }
  let writing = Promise.resolve()
  await takeAll(jobs, async (job, photographer) => {
    const write = await job.take(photographer)
    // One picture is written while the next is rendered.
    await writing
    writing = finish(job, write)
  })
  await writing
}

/** Records pictures as up to date without rendering them; returns how many. */
async function keepUnchanged(due: readonly Job[]): Promise<number> {
  const photographer = await Photographer.open()
  try {
    const kept = await unchanged(due, async (job) => {
      const before = previewPath(job)
      if (!existsSync(before)) return null
      const same = (await job.preview(photographer)).equals(readFileSync(before))
      console.log(`${same ? 'same   ' : 'changed'} ${job.id}`)
      return same
    })
    const fingerprints = kept.map((job) => [job.id, job.fingerprint()] as const)
    await writeManifest({ ...readManifest(), ...Object.fromEntries(fingerprints) })
    return kept.length
  } finally {
    await photographer.close()
  }
}

function previewPath({ id }: Job): string {
  return `${PREVIEWS}${id}.png`
}

function takePreviews(jobs: readonly Job[]) {
  return takeAll(jobs, async (job, photographer) => {
    await writeWhole(previewPath(job), await job.preview(photographer))
  })
}

async function takeAll(
  jobs: readonly Job[],
  take: (job: Job, photographer: Photographer) => Promise<void>,
) {
  const photographer = await Photographer.open()
  try {
    const progress = new Progress(jobs.length)
    for (const job of jobs) {
      progress.show(job.id)
      const start = Date.now()
      await take(job, photographer)
      progress.finish(job.id, (Date.now() - start) / 1000)
    }
    progress.end()
  } finally {
    await photographer.close()
  }
}
