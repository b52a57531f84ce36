/**
 * The words of a language by which products are found, with spaces between them, and patterns, whose alternatives
 * have a `|` between them (docs/decisions/026). In `needs`, `~` is any of the endings in `adjectives`; in
 * `superlatives`, `*` is any letters. Lists that begin with the name of a kind, or of a colour, have the words for
 * it. The build replaces this file with that of the shop's language.
 */
export const WORDS = {
  endings: 's es',
  beginnings: '',
  adjectives: 'e er est y ier iest ger gest mer mest ner nest st t ly',
  superlatives: '*st',
  most: 'most',
  fillers:
    'a an and are at best by for good has have i in is it memory my of on or ram storage same some something that the to which with you your',
  for: 'for',
  with: 'with that',
  sale: 'sale deal discount',
  accessory: 'accessory accessories',
  yes: 'yes',
  not: 'no|not|non|without|neither|nor|never|none',
  waterproof: 'waterproof swimming',
  wireless: 'wireless wirelessly charging charge',
  synonyms: '',
  kinds:
    'phone phone smartphone cellphone mobile handset|tablet tablet|watch watch smartwatch wristwatch wearable|earbuds earbud bud earphone inear|headphones headphone overear onear headset|case case cover sleeve bumper|charger charger adapter adaptor plug|stylus stylus pen pencil|keyboard keyboard',
  colors:
    'black ebony jet obsidian onyx|white ivory pearl snow starlight|gray anthracite graphite gunmetal|gold golden champagne|brown beige bronze chocolate coffee copper sienna tan oak walnut|red burgundy crimson maroon ruby scarlet|orange coral apricot|yellow lemon|green emerald lime olive|blue aqua azure cyan midnight navy sapphire turquoise|purple amethyst indigo lavender lilac mauve orchid plum violet|pink fuchsia magenta rose salmon',
  colorNames: 'gray grey',
  colorEnds: 'black|white|gr[ae]y|silver|gold|brown|orange|yellow|green|blue|purple|violet|pink',
  units: {
    prefixes: 'kmgt',
    bytes: 'b',
    inches: 'inch(?:es)?|zoll',
    metres: 'm|met(?:re|er)s?',
    watts: 'w|watts?',
    kilograms: 'kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes',
    grams: 'gram|grams|gramme|grammes',
    litres: 'liter|liters|litre|litres',
  },
  limits: {
    between: 'from|between',
    to: 'to',
    and: 'and',
    under: 'under|below|(?:less|cheaper|lighter|smaller) than|up to|at most',
    over: 'over|above|(?:more|larger) than|at least',
    orMore: 'or more',
    from: 'from',
    money: 'bucks',
  },
  needs: {
    longestLasting: '(?:long|good|great|best|big|larg)~ battery|lasts? long~',
    mostRam: '(?:much|more|most|lots of|plenty of|big) (?:ram|memory)',
    mostStorage: '(?:much|more|most|lots of|plenty of|big) (?:storage|gb)',
    longestZoom: '(?:best|good|great) camera|zoom|telephoto(?: lens)?',
    fastestCharging: 'fast~ charging|fast~(?= charger)',
    lightest: 'light~',
    heaviest: 'heavy|heavi~',
    thinnest: 'thin~|slim~',
    smallest: '(?:small|compact)~(?: screen)?|one hand(?:ed)?',
    largest: '(?:big|larg)~(?: screen| display)?',
    cheapest: 'cheap~|budget|affordable',
    mostExpensive: 'expensive~',
    newest: 'new~|latest',
    strongest: '(?:strong|powerful)~|most watts?',
    longest: 'long~',
    shortest: 'short~',
  },
}

export type SearchWords = typeof WORDS
