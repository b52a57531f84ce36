import { fileURLToPath } from 'node:url'

/** The folder of this project, whose sources the build and the checks read. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../', import.meta.url))
