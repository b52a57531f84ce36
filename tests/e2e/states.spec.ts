import { testStates } from './support/fit.ts'

testStates('quick')
