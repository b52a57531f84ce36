import { showTemplate } from './show-template.ts'

// The build puts this script into the body of `index.html`, after the templates and before the shop's own scripts.
showTemplate()
