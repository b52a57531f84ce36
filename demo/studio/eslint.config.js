import js from '@eslint/js'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { houseRules } from '../../tools/dev/house-rules.js'

export default tseslint.config(
  { ignores: ['preview/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: houseRules,
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
)
