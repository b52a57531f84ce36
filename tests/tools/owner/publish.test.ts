import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publish } from '#tools/owner/build/publish.ts'
import { precompress } from '#tools/site/hosting/precompress.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { snapshot } from '#tests/support/snapshot.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { writeFiles } from '#tools/site/write-files.ts'

let parent: string
let site: string

beforeEach(() => {
  parent = temporaryFolder()
  site = join(parent, 'site')
})

const put = (path: string, text = 'mine') => writeFiles([[join(site, path), text]])

const read = (path: string) => readFileSync(join(site, path), 'utf8')

/** A build of these files. */
const build = (...paths: string[]) =>
  publish(site, (draft) => {
    writeFiles(paths.map((path) => [join(draft, path), `built ${path}`]))
    return Promise.resolve()
  })

const OLD = ['index.html', 'assets/old.js', 'p/old/index.html']
const NEW = ['index.html', 'assets/new.js', 'api/products.json', 'api/products.json.br']

describe('a build', () => {
  it('takes the place of an earlier one, whose files and folders are gone', async () => {
    await build(...OLD, 'p/z.html')
    await build(...NEW)
    const names = readdirSync(site, { recursive: true }).sort()
    expect(names).toEqual(['.gadgetry-build', 'api', 'assets', ...NEW].sort())
    expect(read('.gadgetry-build')).toMatch(/^[0-9a-f]{64} {2}api\/products\.json\n/)
  })

  it('keeps what hosts look for, and hidden files and folders anywhere', async () => {
    const kept = ['CNAME', '_headers', '_redirects', '.nojekyll', '.well-known/a.txt']
    const hidden = ['.git/config', '.git/objects/ab', 'p/old/.DS_Store']
    for (const path of [...kept, ...hidden]) put(path)
    await build(...OLD)
    await build(...NEW)
    for (const path of [...kept, ...hidden]) expect(read(path)).toBe('mine')
    expect(read('index.html')).toBe('built index.html')
  })

  it.each([
    ['a photograph', 'photo.jpg'],
    ['a file in a folder of the build', 'assets/thesis.pdf'],
    ['a file that was changed', 'index.html'],
    ['a CNAME that is not where hosts look', 'api/CNAME'],
  ])('refuses a folder with %s, and names it', async (_, path) => {
    await build(...OLD)
    put(path)
    await expect(build(...NEW)).rejects.toThrow(
      new RegExp(`not make, or that have changed since: ${path}\\. .*Nothing was changed`),
    )
    expect(read(path)).toBe('mine')
    expect(existsSync(join(site, 'assets/old.js'))).toBe(true)
  })

  it('refuses a folder with a link, and what it leads to stays', async () => {
    await build(...OLD)
    writeFileSync(join(parent, 'letter.txt'), 'built index.html')
    rmSync(join(site, 'index.html'))
    symlinkSync('../letter.txt', join(site, 'index.html'))
    symlinkSync('..', join(site, 'all'))
    await expect(build(...NEW)).rejects.toThrow(': all, index.html.')
  })

  it('refuses what merely looks like a build, and counts what it does not name', async () => {
    for (const path of [...OLD, 'a', 'b', 'c', 'd']) put(path)
    await expect(build(...NEW)).rejects.toThrow(
      /no list of those that a build made .*: a, assets\/old\.js, b, c, d and 2 more\./,
    )
  })

  it('refuses a file that was put there while it was made', async () => {
    const late = publish(site, (draft) => {
      put('photo.jpg')
      writeFiles([[join(draft, 'index.html'), 'built']])
      return Promise.resolve()
    })
    await expect(late).rejects.toThrow(ShopError)
    expect(readdirSync(site)).toEqual(['photo.jpg'])
  })

  it('replaces compressed copies that a server has made again', async () => {
    await build(...NEW)
    put('api/products.json.br', 'made again')
    put('api/products.json.gz', 'made again')
    await build(...NEW)
    expect(readdirSync(join(site, 'api'))).toEqual(['products.json', 'products.json.br'])
  })

  it('makes copies again only of what has changed, and says what has', async () => {
    const text = (words: string) => `${words} `.repeat(500)
    const make = (hash: string, home: string) =>
      publish(site, (draft, earlier) => {
        writeFiles([
          [join(draft, 'index.html'), text(home)],
          [join(draft, `assets/first-${hash}/part-1.json`), text('part')],
        ])
        const asked = vi.fn(earlier)
        precompress(draft, asked)
        found.push(asked.mock.results.filter(({ value }) => value !== undefined).length)
        return Promise.resolve()
      })
    const found: number[] = []
    const part = (hash: string) =>
      ['', '.br', '.gz'].map((ending) => `assets/first-${hash}/part-1.json${ending}`)
    const pages = ['index.html', 'index.html.br', 'index.html.gz']
    const nothing = { files: 6, added: [], changed: [], gone: [] }
    expect(await make('a', 'home')).toEqual({ ...nothing, added: [...part('a'), ...pages] })
    const first = snapshot(site)
    expect(await make('a', 'home')).toEqual(nothing)
    expect(snapshot(site)).toEqual(first)
    const next = { ...nothing, added: part('b'), changed: pages, gone: part('a') }
    expect(await make('b', 'house')).toEqual(next)
    // A copy of another content is not taken, nor is one of a file that two builds have listed.
    put('index.html.br', 'other')
    expect(await make('b', 'house')).toEqual({ ...nothing, changed: ['index.html.br'] })
    const list = read('.gadgetry-build')
    put('.gadgetry-build', list.replace(/^\w+(.*part.*)/gm, `$&\n${'a'.repeat(64)}$1`))
    expect(await make('b', 'house')).toEqual(nothing)
    expect(found).toEqual([0, 4, 2, 3, 2])
    expect(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))).toString()).toBe(
      text('house'),
    )
  })

  it('leaves the published files alone if it fails, and clears what is left of a killed one', async () => {
    await build(...OLD)
    const failed = publish(site, (draft) => {
      writeFiles([[join(draft, 'index.html'), 'half']])
      return Promise.reject(new Error('disk full'))
    })
    await expect(failed).rejects.toThrow('disk full')
    expect(read('index.html')).toBe('built index.html')
    put('.gadgetry-new/assets/half.js')
    await build(...NEW)
    expect(existsSync(join(site, 'assets/half.js'))).toBe(false)
    expect(readdirSync(site).filter((name) => name.startsWith('.'))).toEqual(['.gadgetry-build'])
  })
})
