import type { SearchWords } from './en.ts'

export const WORDS: SearchWords = {
  endings:
    'a i y u e o ów om em ie ach ami ki ka ke ek iem kami kach ca ce cem iec ego ej emu ych ich ym im ymi imi ą ę',
  beginnings: '',
  adjectives: 'i y a e ie o ą ę ego ej emu ych ich ym im ymi imi',
  superlatives: 'naj*',
  most: 'najbardziej|bardziej',
  fillers:
    'a co czy dla do i ja jaki jakiś jest ma mam mi mój moja moje na o od po się u w we z za ze że dobry dobra dobre dobrego najlepszy najlepsza najlepsze ram pamięci komórkowy komórkowe komórkowego komórkowych kolor koloru kolorze the for of with',
  for: 'do na dla for',
  with: 'z ze with',
  sale: 'promocja promocji przecena przecenione wyprzedaż rabat okazja',
  accessory: 'akcesoria akcesorium akcesoriów',
  yes: 'tak|yes',
  not: 'nie|bez|brak|żaden|żadna|ani|nigdy|no|not|without',
  waterproof: 'wodoodporny wodoszczelny pływanie waterproof',
  wireless: 'bezprzewodowy bezprzewodowe ładowanie wireless',
  synonyms: 'iphone ajfon|ipad ajpad|klapka składany|anc szumów',
  kinds:
    'phone telefon smartfon komórka smartphone fon|tablet tablet|watch zegarek smartwatch watch|earbuds słuchawki douszny dokanałowy pchełki earbud|headphones słuchawki nauszny wokółuszny headset|case etui pokrowiec futerał obudowa plecki case|charger ładowarka zasilacz adapter charger|stylus rysik piórko stylus pencil|keyboard klawiatura keyboard',
  colors:
    'black black jet obsydian obsidian onyks hebanowy|white white kremowy perłowy śnieżny kość starlight poświata|gray gray grey grafitowy grafit antracyt antracytowy popielaty|silver silver srebro|gold gold szampański|brown brown beżowy beż czekoladowy miedziany kawowy dąb orzech|red red bordowy karmazynowy rubinowy szkarłatny|orange orange koralowy morelowy|yellow yellow cytrynowy|green green szmaragdowy oliwkowy limonkowy miętowy khaki|blue blue granatowy granat błękitny lazurowy turkusowy szafirowy morski północ midnight|purple purple violet liliowy lawendowy purpurowy indygo ametystowy wrzosowy śliwkowy|pink pink róż fuksja magenta łososiowy',
  colorNames: 'gold złoto|brown brąz',
  colorEnds:
    'czarn|bial|szar|srebrn|brazow|czerwon|zielon|niebiesk|rozow|black|white|gr[ae]y|silver|gold|brown|orange|yellow|green|blue|purple|violet|pink',
  units: {
    prefixes: 'kmgt',
    bytes: 'b|iga|igabajtów|igabajty|era|erabajt',
    inches: 'cala|cali|cale|cal|calowy|calowe|inch',
    metres: 'm|metr|metry|metra|metrów|metrow',
    watts: 'w|wat|waty|watów|watow',
    kilograms: 'kilo|kilogram|kilogramy|kilogramów|kilogramow',
    grams: 'gram|gramy|gramów|gramow',
    litres: 'litr|litry|litra|litrów|litrow',
  },
  limits: {
    between: 'od|między|pomiędzy',
    to: 'do',
    and: 'a|i|do',
    under:
      'do|poniżej|(?:za )?mniej niż|nie więcej niż|maksymalnie|maks\\.?|max\\.?|tańsz[ye] niż|pod',
    over: 'powyżej|ponad|więcej niż|(?:co )?najmniej|minimum|min\\.?',
    orMore: '(?:lub|i|albo) więcej|wzwyż',
    from: 'od',
    money: 'zł|złotych|złote|złoty|złotówek|pln|euro',
  },
  needs: {
    longestLasting:
      '(?:duż|dobr|mocn|wielk|pojemn|najlepsz|największ)~ bateri[a-z]*|dług~ (?:czas[a-z]* (?:pracy|działania)|działaj[a-z]*)|długo (?:działa|trzyma)[a-z]*',
    mostRam: '(?:dużo|więcej|najwięcej) (?:ram[u]?|pamięci ram)|duż~ ram',
    mostStorage:
      '(?:dużo|więcej|najwięcej) (?:pamięci|miejsca|gb)|(?:duż|największ)~ pamięci[a-z]*',
    longestZoom: '(?:dobr|najlepsz)~ (?:aparat|kamer)[a-z]*|zoom|teleobiektyw',
    fastestCharging: 'szybk~ ładowani[a-z]*|szybk~(?= ładowark)',
    lightest: 'lekk~|(?:naj)?lżejsz~',
    heaviest: 'ciężk~|(?:naj)?cięższ~',
    thinnest: 'cienk~|(?:naj)?cieńsz~|smukł~',
    smallest: 'mał~(?: ekran[a-z]*)?|(?:naj)?mniejsz~|kompaktow~',
    largest: 'duż~(?: ekran[a-z]*)?|(?:naj)?większ~|wielk~',
    cheapest: 'tani~|(?:naj)?tańsz~|niedrog~|budżetow~',
    mostExpensive: 'drog~|(?:naj)?droższ~',
    newest: 'now~|(?:naj)?nowsz~|ostatni~|nowości?',
    strongest: 'mocn~|(?:naj)?mocniejsz~',
    longest: 'dług~|(?:naj)?dłuższ~',
    shortest: 'krótk~|(?:naj)?krótsz~',
  },
}
