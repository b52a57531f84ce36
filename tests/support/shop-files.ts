import { vi } from 'vitest'

/** The answer to a request for a file: parsed JSON, a whole response, or a function that makes one of them. */
type Answer = unknown

/** Called for each request. */
type AnswerFunction = () => unknown

/** The static files of a shop in a test, and the requests that were made for them. */
export interface ShopFiles {
  /** Answers by path, such as `api/products.json`; may be changed while a test runs. */
  readonly answers: Map<string, Answer>
  /** The paths requested, in order. */
  readonly requests: string[]
}

/** An answer with an error. */
export const serverError = () => new Response('', { status: 500 })

/** An answer that comes after `ms` milliseconds. */
export const after = (ms: number, answer: Answer) => () =>
  new Promise((resolve) => setTimeout(() => resolve(answer), ms))

/** Replaces `fetch` by a host with these files; any other path is a 404. */
export function serveFiles(files: Readonly<Record<string, Answer>>): ShopFiles {
  const answers = new Map(Object.entries(files))
  const requests: string[] = []
  vi.stubGlobal('fetch', async (input: string, { signal }: RequestInit = {}) => {
    const path = input.replace(/^\.\//, '')
    requests.push(path)
    const answer = answers.get(path)
    const content: unknown = isFunction(answer)
      ? await Promise.race([answer(), untilAborted(signal)])
      : answer
    if (content instanceof Response) return content
    if (content === undefined) return new Response('not found', { status: 404 })
    return Response.json(content)
  })
  return { answers, requests }
}

function isFunction(answer: unknown): answer is AnswerFunction {
  return typeof answer === 'function'
}

/** Rejects as `fetch` does when its request is aborted. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      const reason: unknown = signal.reason
      reject(reason instanceof Error ? reason : new Error(String(reason)))
    })
  })
}
