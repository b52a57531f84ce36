import { applyKeptTheme } from './apply-kept-theme.ts'

// Stands in the head of `index.html`, so that nothing is painted in the wrong theme.
applyKeptTheme()
