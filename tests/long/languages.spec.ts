import { testStates } from '#tests/e2e/support/fit.ts'
import { test } from '#tests/e2e/support/shop.ts'
import { wordsOf } from '#tests/support/words.ts'
import { readMessages } from '#tools/site/messages/read-messages.ts'

for (const language of ['de', 'fr', 'es', 'pl', 'ar']) {
  test.describe(`in ${language}`, () => {
    test.use({ baseURL: `http://localhost:4277/${language}/` })
    testStates('whole', wordsOf(readMessages(language, {}, '')))
  })
}
