import { config } from 'zod/mini'

// Must be imported first: zod would compile schemas with `eval`, which the security policy refuses and reports.
config({ jitless: true })
