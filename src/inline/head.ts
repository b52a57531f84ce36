import { applyKeptTheme } from './apply-kept-theme.ts'

// The build puts this script into the head of `index.html`, so that nothing is painted in the wrong theme.
applyKeptTheme()
