import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Kind } from '../../catalogue/family.ts'
import type { PhotographRequest } from '../page/request.ts'
import { sceneRequestFor } from '../scenes/request-for.ts'
import type { Shot } from '../scenes/shot.ts'

const printer = ts.createPrinter({ removeComments: true })
const codes = new Map<string, string>()

/**
 * Tells whether a picture is up to date. It changes with the code of its kind of model and of the light, and with
 * every value of the request; not with comments, formatting, or the folder that the studio is in.
 */
export function fingerprint(request: PhotographRequest): string {
  return digest(codeOf(request.subject.kind) + JSON.stringify(request))
}

/** The fingerprint of a scene, which changes with each of its products and with their arrangement. */
export function sceneFingerprint(shot: Shot): string {
  const request = sceneRequestFor(shot)
  const kinds = new Set(request.props.map(({ subject }) => subject.kind))
  const compose = sourcesBehind([new URL('../scenes/compose.ts', import.meta.url)], COMPOSES_ANY)
  const { format, frame } = shot
  return digest(
    [...kinds].map(codeOf).join('') + compose + JSON.stringify({ request, format, frame }),
  )
}

/** Left out of a scene's code: it imports all models, and a scene changes only with those that it shows. */
const COMPOSES_ANY = /models\/registry\.ts$/

function codeOf(kind: Kind): string {
  const known = codes.get(kind)
  if (known !== undefined) return known
  const roots = [
    `../models/${kind}/model.ts`,
    '../light/photograph.ts',
    '../light/camera.ts',
    '../light/exposure.ts',
    '../light/shader-patches.ts',
    '../light/environment.ts',
    '../page/scene.ts',
  ]
  const code = digest(sourcesBehind(roots.map((root) => new URL(root, import.meta.url))))
  codes.set(kind, code)
  return code
}

/** The code of modules and of all project files that they import, without comments, in a fixed order. */
export function sourcesBehind(roots: readonly URL[], without?: RegExp): string {
  const code = new Map<string, string>()
  const visit = (url: URL) => {
    if (code.has(url.href) || without?.test(url.href)) return
    const file = ts.createSourceFile(
      fileURLToPath(url),
      readFileSync(url, 'utf8'),
      ts.ScriptTarget.Latest,
    )
    code.set(url.href, printer.printFile(file))
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || isTypeOnly(statement)) continue
      if (!ts.isStringLiteral(statement.moduleSpecifier)) continue
      const { text } = statement.moduleSpecifier
      if (text.startsWith('.')) visit(new URL(text, url))
    }
  }
  for (const root of roots) visit(root)
  return [...code.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('\n')
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
}
