import { testStates } from '#tests/e2e/support/fit.ts'

testStates('whole')
