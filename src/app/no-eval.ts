import { config } from 'zod/mini'

// Must be imported first: zod otherwise tries to compile schemas with `eval`, which the security policy blocks and reports.
config({ jitless: true })
