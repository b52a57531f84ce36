import { config } from 'zod/mini'

// Imported before all that parses: zod would try whether it may compile its schemas, and the page's security policy
// forbids that and reports the attempt.
config({ jitless: true })
