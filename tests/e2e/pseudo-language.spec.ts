import { pseudoMessages } from '#tests/support/pseudo-language.ts'
import { wordsOf } from '#tests/support/words.ts'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'
import { BUILDS } from './support/builds.ts'
import { testStates } from './support/fit.ts'
import { test } from './support/shop.ts'

test.use({ baseURL: BUILDS.pseudo })

testStates('quick', wordsOf(pseudoMessages(ENGLISH)))
