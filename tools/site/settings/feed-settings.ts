import * as z from 'zod/mini'
import { about, flag, oneOf, optional, preset, settingsObject, text } from './setting-parts.ts'

/** What a build with an address makes for machines, each with its switch, and what holds for products whose list does not say it. */
export const feeds = z
  .prefault(
    settingsObject({
      google: preset(flag, true, 'feeds/google.xml, for Google Merchant Center.'),
      meta: preset(flag, true, 'feeds/meta.csv, for the catalogue of Facebook and Instagram.'),
      openai: preset(flag, true, 'feeds/openai.jsonl, for ChatGPT.'),
      llms: preset(flag, true, 'llms.txt, which tells assistants what is here.'),
      markdown: preset(flag, true, 'Each page for search engines as Markdown, too: index.html.md.'),
      availability: optional(
        oneOf(['in']),
        'in, if all that you list is in stock unless the list says otherwise. Left out, feeds that need it leave such products out, and search engines are told nothing.',
      ),
      brand: optional(
        text,
        'The maker of products without a brand, such as your own name if you make them. Left out, feeds that need one leave them out.',
      ),
    }),
    {},
  )
  .check(
    about(
      'What a build with an address makes for machines, such as { "meta": false, "availability": "in" }.',
    ),
  )
