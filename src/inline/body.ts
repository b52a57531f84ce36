import { showTemplate } from './show-template.ts'

// Stands in the body of `index.html`, behind the templates and before the shop's own scripts.
showTemplate()
