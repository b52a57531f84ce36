import * as z from 'zod/mini'
import { isLanguage } from '#tools/site/languages/shop-languages.ts'
import { about, matching, optional, settingsObject, text } from './setting-parts.ts'

const LIST = 'must be a file, such as "../list.xlsx", or an https address'
const LANGUAGE = 'must be the code of a language, such as "fr"'

/** A drive of Windows, such as `C:`, has one letter. */
const list = matching(/^(?:https:\/\/\S+|(?![a-zA-Z][a-zA-Z+.-]+:).+)$/, LIST)

/** Where the shop's list is. Only the program reads it. */
export const source = optional(
  z.union(
    [
      list,
      settingsObject({
        list: list.check(
          about('The list: a file, by its path from this folder, or an https address.'),
        ),
        map: optional(
          text,
          'The map file, by its path from this folder: what the list itself does not say.',
        ),
        language: optional(
          matching(/^[a-z]{2,3}$/, LANGUAGE).check(z.refine(isLanguage, LANGUAGE)),
          'For a list with the texts of one more language, and nothing else: its code, such as fr.',
        ),
        encoding: optional(
          text,
          'How the list is encoded, if the program reads it wrongly, such as windows-1252.',
        ),
      }),
    ],
    LIST,
  ),
  'Your list, which import, dev and publish read where it is: a file, such as ../list.xlsx, or an https address. With map, language or encoding, { "list": "../list.xlsx", "map": "map.json" }.',
)
