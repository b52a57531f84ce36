import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { build } from 'vite'
import * as z from 'zod/mini'
import { readJsonFile } from '#tools/site/json-values.ts'
import { routes } from '#tools/site/routes/plugin.ts'

/**
 * Writes what owners run into `lib/`, for `npm pack`: Node runs no TypeScript inside `node_modules`, so all code there is
 * JavaScript (docs/decisions/048).
 */
const TARGET = 'lib'

/** One file of each package, which owners need not install for that. */
const TYPEFACE = /(?:\/node_modules\/)?@fontsource-variable\/[\w-]+\/files\//
const FONTS = ['figtree', 'source-serif-4', 'ibm-plex-sans']

const FILES = ['index.html', 'vite.config.ts', 'tools/{hosts,owner,site}/**', 'src/**']

// The plugins of Vite write another code in any other mode.
process.env.NODE_ENV = 'production'

rmSync(TARGET, { recursive: true, force: true })
for (const entry of globSync(FILES, { withFileTypes: true })) {
  if (!entry.isFile() || entry.name.endsWith('.d.ts')) continue
  const file = `${entry.parentPath}/${entry.name}`
  const target = `${TARGET}/${withCompiledNames(file)}`
  mkdirSync(dirname(target), { recursive: true })
  if (/\.(?:tsx?|html)$|(?:typeface|looks\/\w+)\.css$/.test(file))
    writeFileSync(target, compiled(file))
  else cpSync(file, target)
}
for (const name of FONTS) {
  const from = `node_modules/@fontsource-variable/${name}`
  const font = `${name}-latin-wght-normal.woff2`
  cpSync(`${from}/LICENSE`, `${TARGET}/typeface/LICENSE-${name}`)
  cpSync(`${from}/files/${font}`, `${TARGET}/typeface/${font}`)
}
await splitRoutes()
writeFileSync(`${TARGET}/tools/site/routes/plugin.js`, 'export const routes = () => []\n')
// `#src/…` and `#tools/…` lead into this folder, as they do in the project.
const { version } = z.object({ version: z.string() }).parse(readJsonFile('package.json'))
const imports = { '#src/*': './src/*', '#routes/*': './routes/*', '#tools/*': './tools/*' }
writeFileSync(
  `${TARGET}/package.json`,
  JSON.stringify({ version, type: 'module', imports }, undefined, 2),
)

function compiled(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (!/\.tsx?$/.test(file)) return withCompiledNames(text).replace(TYPEFACE, '/typeface/')
  const { outputText } = ts.transpileModule(text, {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  })
  return withCompiledImports(outputText)
}

/** Writes the routes with the code of each in a file of its own, so that owners need no plugin for that. */
async function splitRoutes(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      routes(),
      {
        name: 'compiled-imports',
        renderChunk: (code) => ({ code: withCompiledImports(code), map: null }),
      },
    ],
    build: {
      outDir: `${TARGET}/routes`,
      target: 'esnext',
      minify: false,
      lib: { entry: globSync('routes/*.tsx'), formats: ['es'] },
      rolldownOptions: {
        external: /^(?:#|[@\w][^:])/,
        output: {
          sanitizeFileName: false,
          entryFileNames: '[name].js',
          chunkFileNames: 'pages/[name].js',
        },
      },
    },
  })
}

function withCompiledImports(code: string): string {
  return code.replace(/(?<=(?:from|import)[ (]*['"][#.][^'"]*\.)tsx?(?=['"])/g, 'js')
}

/** A path, or a page with paths, that names compiled files. */
function withCompiledNames(text: string): string {
  return text.replace(/\.tsx?(?="|$)/g, '.js')
}
