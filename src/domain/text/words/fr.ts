import type { SearchWords } from './en.ts'

export const WORDS: SearchWords = {
  endings: 's x e es',
  beginnings: '',
  adjectives: 'e s es er ere ers eres te tes le les ment',
  superlatives: 'plus|moins|dernier|dernière|derniers|dernières|meilleur|meilleure',
  most: '(?:le |la |les )?plus|le|la|les|très',
  fillers:
    'a au aux avec ce cette d dans de des du elle en est et il j je l la le les m ma mes mon n ou par pour que qui qu s sur un une vos votre bon bonne bons meilleur meilleure meilleurs meilleures ram mémoire connecté connectée connectés connectées the for of with',
  for: 'pour for',
  with: 'avec with',
  sale: 'promo promotion solde soldes réduction remise offre',
  accessory: 'accessoire',
  yes: 'oui|yes',
  not: 'non|sans|pas|aucun|aucune|ni|jamais|no|not|without',
  waterproof: 'étanche étanches waterproof nager natation',
  wireless: 'sans fil recharge charge wireless',
  synonyms: 'clapet pliable|cuir leather|anc bruit',
  kinds:
    'phone téléphone smartphone portable mobile gsm phone|tablet tablette tablet|watch montre smartwatch watch|earbuds écouteur oreillette intra inear earbud|headphones casque arceau headset headphone|case coque étui housse protection case|charger chargeur adaptateur adaptateursecteur alimentation charger|stylus stylet crayon stylus pencil|keyboard clavier keyboard',
  colors:
    'black black jet obsidienne obsidian onyx ébène ebony|white white ivoire ivory perle pearl neige starlight stellaire|gray gray grey anthracite graphite ardoise sidéral|silver silver|gold gold champagne|brown brown beige bronze chocolat café cuivre caramel noisette chêne noyer|red red bordeaux cramoisi rubis écarlate|orange corail coral abricot|yellow yellow citron lemon|green green émeraude kaki olive menthe sauge|blue blue marine navy azur cyan minuit midnight saphir turquoise outremer|purple purple pourpre indigo lavande lavender lilas améthyste prune|pink pink fuchsia magenta saumon',
  colorNames:
    'white blanche blanches|silver argenté|gold doré|brown brun|purple violette violettes mauve',
  colorEnds: 'black|white|gr[ae]y|silver|gold|brown|orange|yellow|green|blue|purple|violet|pink',
  units: {
    prefixes: 'kmgt',
    bytes: 'b|o',
    inches: 'pouces|pouce|inches|inch',
    metres: 'm|mètre|mètres|metre|metres',
    watts: 'w|watt|watts',
    kilograms: 'kilo|kilos|kilogramme|kilogrammes',
    grams: 'gramme|grammes',
    litres: 'litre|litres',
  },
  limits: {
    between: 'entre|de',
    to: "à|jusqu['’]?à",
    and: 'et|à',
    under:
      "(?:à |de |pour )?moins de|en dessous de|sous|jusqu['’ ]?à|max(?:imum)?|inférieure? à|pas plus de|moins cher que",
    over: 'plus de|au moins|au dessus de|supérieure? à|min(?:imum)?',
    orMore: '(?:ou|et) plus|minimum',
    from: 'dès|à partir de',
    money: 'euros?|eur|balles',
  },
  needs: {
    longestLasting:
      '(?:grande?|bonne?|meilleure?|longue|grosse) (?:autonomie|batterie)|(?:beaucoup|plus) d autonomie|d?autonomie|tient? longtemps',
    mostRam: '(?:beaucoup|plus) de (?:ram|mémoire vive)',
    mostStorage:
      '(?:beaucoup|plus) de (?:stockage|mémoire|place)|grand~ (?:mémoire|capacité|stockage)',
    longestZoom: '(?:bon|bonne|meilleure?) (?:appareil photo|caméra|photo)|zoom|téléobjectif',
    fastestCharging: '(?:charge|recharge) rapide|(?<=chargeurs? )rapide~',
    lightest: 'lég~',
    heaviest: 'lourd~',
    thinnest: 'fin~|mince~',
    smallest: 'petit~(?: écran)?|compact~',
    largest: 'grand~(?: écran)?|gros~',
    cheapest: '(?:pas|moins|peu) (?:trop )?ch~|bon marché|économique~|petit prix|abordable~',
    mostExpensive: 'ch(?:er|ère|ers|ères)|haut de gamme',
    newest: 'dernier~|dernière|dernières|nouveau|nouvel~|nouveaux|récent~|nouveauté~',
    strongest: 'puissant~',
    longest: 'long|longs|longue|longues',
    shortest: 'court~',
  },
}
