import { letMonkeyPlay } from './monkey/monkey.ts'
import { test } from '#tests/e2e/support/shop.ts'

// A trace of hundreds of pages would take longer than the pages; the seed repeats the same run.
test.use({ hasTouch: true, trace: 'off' })

test('nothing breaks under random actions on every control', async ({ context }) => {
  test.slow()
  await letMonkeyPlay(context, { seed: 20_261_121, actions: 150, isOneVisit: false })
})
