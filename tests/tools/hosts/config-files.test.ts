import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CACHE_CONTROL, cacheControl, SECURITY_HEADERS } from '#tools/site/hosting/headers.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { SITE } from './site.ts'

// What can be seen of the files in `tools/hosts/` without the hosts; `npm run test:hosting` runs nginx and Caddy.

function textOf(path: string): string {
  return readFileSync(`tools/hosts/${path}`, 'utf8')
}

const CACHE_VALUES = CACHE_CONTROL.map(([, value]) => value)

it.each<[string, readonly string[]]>([
  ['nginx/shop.conf', [...CACHE_VALUES, ...Object.values(SECURITY_HEADERS)]],
  ['caddy/Caddyfile', [...CACHE_VALUES, ...Object.values(SECURITY_HEADERS)]],
  ['s3-cloudfront/deploy.sh', CACHE_VALUES],
  [
    's3-cloudfront/stack.yaml',
    [
      ...[SECURITY_HEADERS['Content-Security-Policy'], SECURITY_HEADERS['Referrer-Policy']],
      'ContentTypeOptions: { Override: true }',
    ],
  ],
])('%s has the values of the table', (path, values) => {
  expect(values.filter((value) => !textOf(path).includes(value))).toEqual([])
})

it.each(['netlify/_headers', 'cloudflare/_headers'])('%s has the table', (path) => {
  expect(readHeaders(textOf(path))).toEqual({
    '/*': SECURITY_HEADERS,
    // For other files, these hosts have a value of their own with the same meaning.
    '/assets/*': { 'Cache-Control': cacheControl('/assets/') },
    '/:language/assets/*': { 'Cache-Control': cacheControl('/fr/assets/') },
    '/img/*': { 'Cache-Control': cacheControl('/img/') },
  })
})

it('the configuration of Cloudflare is JSON, with 404.html and folders', () => {
  const json = textOf('cloudflare/wrangler.jsonc')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/,(\s*\})/g, '$1')
  expect(JSON.parse(json)).toMatchObject({
    assets: { not_found_handling: '404-page', html_handling: 'force-trailing-slash' },
  })
})

const RECIPES = ['tools/hosts/*/*', '.github/**/*.{yml,md}', '{README,CONTRIBUTING,SECURITY}.md']

it.each(globSync(RECIPES))('%s names only scripts and files that exist', (path) => {
  const text = readFileSync(path, 'utf8')
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const runs = [...text.matchAll(/npm (?:run (\w[\w:]*)|(start|test)\b)/g)].map(
    ([, name, short]) => name ?? short ?? '',
  )
  expect(runs.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  const paths = text.match(/(?<![\w/.-])(?:docs|tests|tools)\/[\w/.-]+\w/g) ?? []
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

describe('the workflows of the project', () => {
  const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8')
  const uses = (text: string) => text.match(/\bactions\/[\w-]+@\S+/g) ?? []

  it('use the same versions of the same actions', () => {
    const used = [workflow('test'), workflow('release')].flatMap(uses)
    expect(new Set(used).size).toBe(new Set(used.map((action) => action.split('@')[0])).size)
    expect(used.filter((action) => !/@v\d+$/.test(action))).toEqual([])
  })

  it('may only read, but for the job that makes a release and runs no code of the project', () => {
    expect(workflow('test').match(/contents: \w+/g)).toEqual(['contents: read'])
    const [pack = '', release = ''] = workflow('release').split(/^ {2}release:$/m)
    expect(pack.match(/contents: \w+/g)).toEqual(['contents: read'])
    expect(release).toContain('contents: write')
    expect(release).not.toMatch(/checkout|npm|node/)
  })

  it.each([
    ['v1.1.0', '\n- New\n'],
    ['v1.0.0', '\n- First\n\n### Added\n'],
    ['v1.0', ''],
  ])('a release of %s has its section of the changelog as notes', (tag, notes) => {
    const [script] = /awk .*/.exec(workflow('release')) ?? ['']
    const changes =
      '# Changes\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-15\n\n- New\n## [1.0.0] - 2026-11-28\n\n- First\n\n### Added\n'
    const folder = temporaryFolder({ 'CHANGELOG.md': changes })
    execFileSync('sh', ['-c', script], {
      cwd: folder,
      env: { ...process.env, GITHUB_REF_NAME: tag },
    })
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe(notes)
  })

  it('a release attaches what npm packs', () => {
    expect(workflow('release')).toContain('gadgetry-*.tgz')
    expect(readFileSync('package.json', 'utf8')).toContain('"name": "gadgetry"')
  })
})

describe('S3 with CloudFront', () => {
  /** The arguments of each call of `aws` by the script. */
  function calls(): string[][] {
    // Instead of the real program: writes its arguments, a line each, and an empty line.
    const script = `aws() { printf "%s\\n" "$@" ""; }; set my-shop site; ${textOf('s3-cloudfront/deploy.sh')}`
    const output = execFileSync('sh', ['-c', script], { encoding: 'utf8' })
    const each = output.trim().split('\n\n')
    return each.map((call) => call.split('\n'))
  }

  /** Whether a call copies a file: the last filter that fits decides. */
  function isCopied(call: readonly string[], path: string): boolean {
    const filters = call.flatMap((flag, at) =>
      flag === '--include' || flag === '--exclude' ? [[flag, call[at + 1] ?? '']] : [],
    )
    // In these filters, `*` also stands for slashes.
    const fits = (pattern = '') => matchesGlob(path, pattern.replaceAll('*', '{**,**/*,**/.*}'))
    return filters.findLast(([, pattern]) => fits(pattern))?.[0] === '--include'
  }

  const deployed = calls()
  const copiesOf = (path: string) => deployed.filter((call) => isCopied(call, path))

  it('copies each file once, with its Cache-Control, and not the compressed copies', () => {
    for (const path of Object.keys(SITE).filter((name) => !/(^|\/)\./.test(name))) {
      const [copy, ...others] = copiesOf(path)
      expect([path, others]).toEqual([path, []])
      expect(copy).toContain('s3://my-shop')
      expect(copy?.join('\n')).toContain(`--cache-control\n${cacheControl(`/${path}`)}`)
    }
    const copies = ['index.html.br', 'assets/index-CZstGnnD.js.gz', 'img/favicon.svg.br']
    expect(copies.flatMap(copiesOf)).toEqual([])
  })

  it.each([
    ['manifest.webmanifest', 'application/manifest+json'],
    ['fr/manifest.webmanifest', 'application/manifest+json'],
    ['assets/figtree-latin-C1dEz2pQ.woff2', 'font/woff2'],
    ['img/one.avif', 'image/avif'],
    ['img/one.webp', 'image/webp'],
  ])('names the type of %s', (path, type) => {
    expect(copiesOf(path)[0]?.join('\n')).toContain(`--content-type\n${type}`)
  })

  it('copies the page that names the other files last', () => {
    expect(copiesOf('index.html')).toEqual(deployed.slice(-1))
  })

  /** The function of the distribution, for one address: the file it asks for, or where it sends the visitor. */
  function fileOf(uri: string): unknown {
    const [, code = ''] =
      /FunctionCode: \|\n((?: {8}.*\n)+)/.exec(textOf('s3-cloudfront/stack.yaml')) ?? []
    const context = createContext({ event: { request: { uri } } })
    const answer: unknown = runInContext(`${code}; handler(event)`, context)
    return JSON.parse(JSON.stringify(answer))
  }

  it.each([
    ['/', '/index.html'],
    ['/p/acme-6.1/', '/p/acme-6.1/index.html'],
    ['/assets/index-CZstGnnD.js', '/assets/index-CZstGnnD.js'],
    ['/missing.png', '/missing.png'],
    ['//elsewhere.example', '//elsewhere.example'],
  ])('answers %s with the file %s', (uri, file) => {
    expect(fileOf(uri)).toEqual({ uri: file })
  })

  it.each(['/p/acme-6.1', '/city-bikes', '/info/Imprint_2', '/fr/p/acme-6.1', '/fr/phones'])(
    'sends %s to its folder',
    (uri) => {
      const headers = { location: { value: `${uri}/` } }
      expect(fileOf(uri)).toMatchObject({ statusCode: 301, headers })
    },
  )
})

/** The headers of a `_headers` file by its paths. */
function readHeaders(text: string): Record<string, Record<string, string>> {
  const paths: Record<string, Record<string, string>> = {}
  let current: Record<string, string> = {}
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) current[name] = value
    else if (line.startsWith('/')) paths[line] = current = {}
    else expect(line).toMatch(/^(#.*)?$/)
  }
  return paths
}
