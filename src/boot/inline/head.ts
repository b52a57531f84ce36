import { applyPersistedTheme } from './persisted.ts'
import { requestFiles } from './request-files.ts'

// The build puts this script at the beginning of `index.html`, so that the requests do not wait for the rest of the
// page, and nothing is painted in the wrong theme.
requestFiles('first')
applyPersistedTheme()
