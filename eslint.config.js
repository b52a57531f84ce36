import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { houseRules, wordsInCode } from './tools/dev/house-rules.js'

const SYNTAX = [
  {
    selector: 'JSXElement:has(> JSXText[value=/\\S|^ +$/]) > JSXExpressionContainer',
    message:
      'Write a changing text as one template string, in an element of its own: browsers that translate a page replace its text nodes, and React would change the old ones.',
  },
  {
    selector: 'ImportDeclaration[source.value=/[.]module[.]css$/] > ImportDefaultSpecifier',
    message: 'Write `import * as styles`, so that only the class names in use are bundled.',
  },
]

export default tseslint.config(
  {
    ignores: [
      ...['dist/', 'lib/', 'coverage/', 'test-results/', 'playwright-report/'],
      'src/**/*.gen.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  // Only where there are components: on all other files, these rules would take a tenth of the time.
  { files: ['{src,routes}/**'], extends: [reactHooks.configs.flat.recommended] },
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            'eslint.config.js',
            'tools/dev/house-rules.js',
            'tools/owner/gadgetry.cjs',
          ],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...houseRules,
      'no-restricted-syntax': ['error', ...SYNTAX],
      // There are no enums (`erasableSyntaxOnly` in tsconfig.json), and this rule would take a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // TanStack Router's `notFound` must be thrown, but is no `Error`.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: 'NotFoundError' }] },
      ],
    },
  },
  {
    files: ['{src,routes}/**'],
    ignores: ['src/domain/text/words/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...wordsInCode] },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
)
