import { forgetReload } from './reload-once.ts'

/** How long the shop waits for a part of its own code, in milliseconds. */
export const CODE_TIME_LIMIT = 30_000

/** Part of the shop's own code failed to load, because a new version has replaced it or the network failed. */
export class CodeError extends Error {
  override readonly name = 'CodeError'

  /** The name that `loadCode` was called with. */
  readonly part: string

  constructor(part: string, options?: ErrorOptions) {
    super(`The code of ${part} could not be loaded`, options)
    this.part = part
  }
}

/**
 * Loads a part of the shop's code.
 *
 * @throws {CodeError} when loading fails; another error when it takes longer than the time limit
 */
export async function loadCode<Code>(part: string, load: () => Promise<Code>): Promise<Code> {
  const attempt = load().catch((cause: unknown) => {
    throw new CodeError(part, { cause })
  })
  const code = await Promise.race([attempt, timeLimit(part)])
  forgetReload(part)
  return code
}

function timeLimit(part: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The code of ${part} did not come in time`)), CODE_TIME_LIMIT)
  })
}
