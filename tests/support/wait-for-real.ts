import { vi } from 'vitest'

/**
 * Waits for work that runs outside of JavaScript, as packing and reading files do: fake timers do not advance it.
 *
 * @param pass as of `renderApp`
 */
export async function waitForReal(
  pass: (ms: number) => Promise<unknown>,
  isDone: () => boolean,
): Promise<void> {
  await vi.waitFor(
    async () => {
      await pass(1)
      if (!isDone()) throw new Error('It is not done yet')
    },
    { timeout: 20_000 },
  )
}
