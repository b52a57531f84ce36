import { cpSync, rmSync } from 'node:fs'

/**
 * Lays a folder with another `api/` and `img/` over a copy of a build: `node scripts/lay-over.ts <build> <folder> <target>`
 * makes another shop of it, which any static host can serve.
 */
const [build, folder, target] = process.argv.slice(2)
if (!build || !folder || !target) {
  console.error('Usage: node scripts/lay-over.ts <build> <folder with api/ and img/> <target>')
  process.exit(1)
}
rmSync(target, { recursive: true, force: true })
cpSync(build, target, { recursive: true, preserveTimestamps: true })
for (const part of ['api', 'img']) rmSync(`${target}/${part}`, { recursive: true, force: true })
// What the shop itself shows, whatever it sells.
for (const part of ['banner', 'category', 'icons', 'favicon.svg']) {
  cpSync(`${build}/img/${part}`, `${target}/img/${part}`, { recursive: true })
}
cpSync(folder, target, { recursive: true })
