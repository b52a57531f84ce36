/** Where a string first breaks the rules of JSON, and why. */
interface JsonFault {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  readonly message: string
  readonly fix: string
}

/** Where and why a string is not JSON, or undefined if it is. `JSON.parse` gives no position for many faults. */
export function jsonFault(text: string): JsonFault | undefined {
  const fault = firstFault(text)
  if (!fault) return undefined
  const before = text.slice(0, fault.at)
  const line = before.split('\n').length
  return { line, column: fault.at - before.lastIndexOf('\n'), ...advice(text, fault) }
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end'

interface Fault {
  readonly at: number
  readonly expected: Expected
}

const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y

function firstFault(text: string): Fault | undefined {
  const open: (']' | '}')[] = []
  let expected: Expected = 'value'
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  const afterValue = (): Expected => {
    const closing = open.at(-1)
    return closing === undefined ? 'end' : `, or ${closing}`
  }
  for (;;) {
    take(SPACE)
    const letter = text.charAt(at)
    if (expected === 'end') return at === text.length ? undefined : { at, expected }
    if (expected.includes(letter || ' ') && /[\]}:,]/.test(letter)) {
      at += 1
      if (letter === ':') expected = 'value'
      else if (letter === ',') expected = open.at(-1) === ']' ? 'value' : 'key'
      else {
        open.pop()
        expected = afterValue()
      }
    } else if (expected.startsWith('key')) {
      if (!take(STRING)) return { at, expected }
      expected = ':'
    } else if (expected.startsWith('value')) {
      if (letter === '[' || letter === '{') {
        at += 1
        open.push(letter === '[' ? ']' : '}')
        expected = letter === '[' ? 'value or ]' : 'key or }'
      } else if (take(STRING) || take(PLAIN)) expected = afterValue()
      else return { at, expected }
    } else return { at, expected }
  }
}

function advice(text: string, { at, expected }: Fault) {
  const letter = text.charAt(at)
  const isAfterComma = /,\s*$/.test(text.slice(Math.max(0, at - 200), at))
  if (letter === '') return { message: 'ends too early', fix: 'add the closing ] or }' }
  if (expected === 'end') return { message: 'goes on after its end', fix: 'remove what follows' }
  if (letter === '/') return { message: 'has a comment', fix: 'remove it' }
  if (/['‘’“”`]/.test(letter)) return { message: 'has other quotes', fix: 'write straight ones: "' }
  if (letter === '"' && /^(key|value)/.test(expected)) {
    return {
      message: 'has text that is not closed on its line, or has a wrong \\',
      fix: 'close it with ", and write \\" and \\\\ inside it',
    }
  }
  if (/[\]}]/.test(letter) && isAfterComma) {
    return { message: 'has a comma too many', fix: 'remove the comma before it' }
  }
  if (expected.startsWith(',') && !/[\]}:]/.test(letter)) {
    return { message: 'lacks a comma', fix: 'write one before it' }
  }
  return {
    message: `has "${text.slice(at, at + 12).split('\n')[0] ?? ''}" where a ${NAMES[expected]} belongs`,
    fix: 'correct it',
  }
}

const NAMES: Readonly<Record<Expected, string>> = {
  value: 'value, such as "text" or 9.9,',
  'value or ]': 'value, such as "text" or 9.9,',
  key: 'field name in quotes',
  'key or }': 'field name in quotes',
  ':': 'colon',
  ', or ]': 'comma or ]',
  ', or }': 'comma or }',
  end: 'nothing',
}
