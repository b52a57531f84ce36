import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Plugin } from 'vite'
import { bundle } from '#tools/site/bundle.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import { settings } from '#tools/site/settings/plugin.ts'

const SOURCE = 'src/links.ts'

/** Writes the typed links for developers, `src/links.ts`, into `links/links.js` and `links/links.d.ts` of the build. */
export function links(shop: Settings): Plugin {
  return {
    name: 'shop:links',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'quick',
    async generateBundle() {
      const source = await bundle(SOURCE, 'es', [settings(shop)])
      this.emitFile({ type: 'asset', fileName: 'links/links.js', source })
      const types = withCategories(
        linksTypes(readFileSync(`${PROJECT_FOLDER}/${SOURCE}`, 'utf8')),
        Object.keys(shop.categories),
      )
      this.emitFile({ type: 'asset', fileName: 'links/links.d.ts', source: types })
    },
  }
}

function withCategories(types: string, ids: readonly string[]): string {
  const union = ids.map((id) => `'${id}'`).join(' | ')
  return types.replace(/(?<=^export type Category = ).*(?=;$)/m, union)
}

/** The type declarations of a module, from its own text alone: all its public types must be written out in it. */
export function linksTypes(source: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName: 'links.ts',
    reportDiagnostics: true,
    compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2023, strict: true },
  })
  const [fault] = diagnostics
  if (fault) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'))
  const types = outputText.replace(/^import '.*';\n/gm, '')
  if (/\bimport\b/.test(types)) throw new Error('The types of the links import others')
  return types
}
