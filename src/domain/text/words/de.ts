import type { SearchWords } from './en.ts'

export const WORDS: SearchWords = {
  endings: 's es e n en er em',
  beginnings: '',
  adjectives:
    'e er en em es ere erer eren eres st ste ster sten stes stem est este ester esten estes t te ter ten tes',
  superlatives: '*st|*ste|*ster|*sten|*stes|*stem',
  most: 'am|most',
  fillers:
    'aus das dem den der des die ein eine einem einen einer eines etwas für fürs gegen im in ist am an auf bei beste bester bestes besten gut gute guten guter gutes hat haben ich mein meine mit oder ram speicher und vom von zu zum zur a an and at by for is it my of on or the to which with you your',
  for: 'für fürs for',
  with: 'mit with',
  sale: 'angebot rabatt reduziert sonderangebot sale deal',
  accessory: 'zubehör',
  yes: 'ja|yes',
  not: 'kein|keine|keinen|keinem|keiner|keines|nicht|nein|ohne|weder|nie|no|not|without',
  waterproof: 'wasserdicht wasserfest schwimmen waterproof',
  wireless: 'kabellos drahtlos laden wireless',
  synonyms: 'klapphandy faltbar|noise cancelling anc geräuschunterdrückung',
  kinds:
    'phone handy smartphone mobiltelefon telefon mobile phone fon|tablet tablet|watch uhr smartwatch armbanduhr watch|earbuds ohrhörer ohrstöpsel inear kopfhörer bluetoothkopfhörer earbud bud earphone|headphones kopfhörer bluetoothkopfhörer bügelkopfhörer overear onear headset headphone|case hülle schutzhülle handyhülle etui case cover bumper|charger ladegerät ladekabel ladestation netzteil netzstecker ladeadapter adapter charger|stylus stift eingabestift touchpen stylus pen pencil|keyboard tastatur keyboard',
  colors:
    'black black ebony jet obsidian onyx anthrazitschwarz|white white elfenbein ivory perle perlweiß schnee polarstern starlight creme|gray gray grey anthrazit anthracite graphit graphite gunmetal|silver silver|gold champagner champagne|brown brown beige bronze schokolade kaffee kupfer sienna copper eiche nussbaum walnut tan|red red burgund bordeaux weinrot karmin rubin scarlet|orange koralle coral apricot aprikose|yellow yellow zitrone lemon|green green smaragd limette oliv olive emerald lime mint petrol|blue blue aqua azur cyan mitternacht midnight marine navy saphir türkis sapphire turquoise|purple purple violet flieder lavendel aubergine amethyst indigo lavender lilac mauve|pink fuchsia magenta rosé rose lachs',
  colorNames: 'silver silbern|gold golden|purple violett|pink pink',
  colorEnds:
    'schwarz|weiss|grau|silber|gold|braun|orange|gelb|grun|blau|lila|violett|rosa|pink|black|white|gray|silver|brown|yellow|green|blue',
  units: {
    prefixes: 'kmgt',
    bytes: 'b',
    inches: 'zoll|inch|inches',
    metres: 'm|meter|metern',
    watts: 'w|watt',
    kilograms: 'kilo|kilos|kilogramm',
    grams: 'gramm',
    litres: 'liter|litern',
  },
  limits: {
    between: 'von|zwischen|from|between',
    to: 'bis|to',
    and: 'und|and',
    under:
      'unter|bis|bis zu|höchstens|hoechstens|maximal|max\\.?|(?:weniger|billiger|günstiger|guenstiger|leichter|kleiner) als|under|up to',
    over: 'über|ueber|mindestens|mehr als|größer als|min\\.?|over',
    orMore: '(?:oder|und) (?:mehr|größer)',
    from: 'ab|from',
    money: 'euro|euros|franken|eur',
  },
  needs: {
    longestLasting:
      '(?:lang|läng|gut|best|groß|größ|stark|stärk)~ (?:akku)?(?:laufzeit|batterie)|(?:gut|best|groß|größ|stark|stärk|lang)~ akku|(?:hält|halt)~ lang~',
    mostRam: '(?:viel|mehr|meist|groß)~ (?:ram|arbeitsspeicher)',
    mostStorage: '(?:viel|mehr|meist|groß)~ (?:speicher|speicherplatz|gb)',
    longestZoom: '(?:gut|best)~ (?:camera|kamera)|(?:teleobjektiv|zoom)',
    fastestCharging: 'schnell~ (?:laden|ladung)|schnelllade[a-z]*|schnell~(?= lade)',
    lightest: 'leicht~',
    heaviest: 'schwer~',
    thinnest: '(?:dünn|duenn|schmal|flach)~',
    smallest: '(?:klein|kompakt)~',
    largest: '(?:groß|größ|groess)~(?! x*[sml]$| \\d)(?: display| bildschirm)?',
    cheapest: '(?:günstig|guenstig|billig|preiswert|preisgünstig)~',
    mostExpensive: 'teue?r~',
    newest: 'neu~|aktuell~|neuheiten',
    strongest: '(?:stark|stärk|staerk)~',
    longest: '(?:lang|läng|laeng)~',
    shortest: '(?:kurz|kürz|kuerz)~',
  },
}
