import { ESLint } from 'eslint'
import ts from 'typescript'

/**
 * Checks what `npm run types` and `npm run lint` check. In one process, because both need the types of all files:
 * finding them twice would take half as long again.
 */
const program = openProgram()
const typeFaults = ts.getPreEmitDiagnostics(program)
console.log(
  ts.formatDiagnosticsWithColorAndContext(typeFaults, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getNewLine: () => ts.sys.newLine,
  }),
)

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
})
const results = await eslint.lintFiles(['.'])
const formatter = await eslint.loadFormatter()
console.log(await formatter.format(results))

if (typeFaults.length > 0 || results.some(({ errorCount }) => errorCount > 0)) process.exit(1)

function openProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ts.sys.newLine))
    },
  })
  if (!config) throw new Error('tsconfig.json cannot be read')
  return ts.createProgram({
    rootNames: config.fileNames,
    options: config.options,
    configFileParsingDiagnostics: config.errors,
  })
}
