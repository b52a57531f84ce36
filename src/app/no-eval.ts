import { config } from 'zod/mini'

// Imported first: zod tries to compile its schemas with `eval`, which the security policy refuses and reports.
config({ jitless: true })
