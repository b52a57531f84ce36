import ts from 'typescript'

/**
 * The type declarations of a module, from its own text alone: all its public types must be written out in it.
 *
 * @throws {Error} if they are not, or import something
 */
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
