import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes another shop from a build: copies the build to `target`, but takes `api/` and `img/` from
 * `folder`. Usage: `node scripts/machine/copy-build-with-catalogue.ts <build> <folder> <target>`. Any static host can serve the result.
 */
const [build, folder, target] = process.argv.slice(2)
if (!build || !folder || !target) {
  console.error(
    'Usage: node scripts/machine/copy-build-with-catalogue.ts <build> <folder with api/ and img/> <target>',
  )
  process.exit(1)
}
rmSync(target, { recursive: true, force: true })
const replaced = ['api', 'img'].map((part) => join(build, part))
cpSync(build, target, {
  recursive: true,
  preserveTimestamps: true,
  filter: (path) => !replaced.includes(path),
})
// Our own pictures, which every shop has: they do not depend on the catalogue.
for (const part of ['banner', 'category', 'icons', 'favicon.svg']) {
  cpSync(`${build}/img/${part}`, `${target}/img/${part}`, { recursive: true })
}
cpSync(folder, target, { recursive: true })
