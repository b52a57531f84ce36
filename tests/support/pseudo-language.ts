import { parse, type Token } from '@messageformat/parser'
import type { Messages } from '#tools/site/messages/message-code.ts'

/** Read from right to left, with English plurals and numbers. */
export const PSEUDO_LANGUAGE = 'en-Arab-XB'

/**
 * Messages that can still be read, but have accents and are about 40 % longer: what stays English or does not fit is
 * seen at once. The search keeps its words.
 */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      key.startsWith('search.') ? text : written(parse(text)),
    ]),
  )
}

function written(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'content')
        return token.value.replace(/[aeiouAEIOUcnsy]/g, (letter) => LONG[letter] ?? letter)
      if (token.type === 'octothorpe') return '#'
      if (!('cases' in token)) return `{${token.arg}}`
      const cases = token.cases.map((each) => `${each.key}{${written(each.tokens)}}`)
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`
    })
    .join('')
}

const LONG: Readonly<Record<string, string>> = {
  ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù' },
  ...{ A: 'ÁÀ', E: 'ÉÈ', I: 'ÍÌ', O: 'ÓÒ', U: 'ÚÙ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', y: 'ý' },
}
