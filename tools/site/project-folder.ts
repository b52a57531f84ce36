import { resolve } from 'node:path'

/** The folder of this project, whose sources the build and the checks read. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../..')
