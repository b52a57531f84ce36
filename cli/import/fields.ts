/**
 * What a column can hold, with the names by which columns are recognised, in the form of `columnKey`. The first names
 * are the surest. A map file uses the field's own name.
 */
export const FIELDS = {
  id: words(
    'id productid itemid sku variantsku artikelnummer artikelnr artnr artikelid bestellnummer bestellnr produktnummer',
    'productnumber productno itemnumber itemno partnumber code productcode articlenumber',
  ),
  slug: words('slug urlkey urlslug'),
  family: words(
    'family namespaceid itemgroupid group productgroup model modell modellname modelname parentsku parentid parent',
    'produktfamilie familie serie series modellreihe',
  ),
  name: words(
    'name title productname producttitle product itemname item articlename article produktname produkt artikelname',
    'artikelbezeichnung artikel bezeichnung produktbezeichnung titel nom',
  ),
  category: words(
    'category categories producttype type productcategory kategorie kategorien warengruppe produkttyp produktart',
    'produktkategorie artikelgruppe rubrik typ categorie',
  ),
  otherCategory: words('googleproductcategory department abteilung'),
  kind: words('kind'),
  price: words(
    'price currentprice unitprice retailprice grossprice variantprice preis verkaufspreis vk vkpreis einzelpreis',
    'bruttopreis preisbrutto vkbrutto endpreis stueckpreis stuckpreis prix precio prezzo',
  ),
  fullPrice: words(
    'fullprice regularprice priceregular oldprice listprice originalprice rrp msrp compareatprice variantcompareatprice',
    'wasprice was beforeprice uvp uvpreis alterpreis altpreis listenpreis streichpreis normalpreis originalpreis statt',
  ),
  salePrice: words(
    'saleprice specialprice pricediscount discountprice discountedprice promoprice reducedprice offerprice',
    'angebotspreis aktionspreis sonderpreis reduzierterpreis',
  ),
  currency: words('currency currencycode wahrung waehrung'),
  color: words('color colour farbe farbname colorname farben couleur'),
  colorValue: words('colorvalue'),
  capacity: words(
    'capacity storage size memory internalmemory internalstorage storagecapacity speicher speicherplatz speichergrosse',
    'speichergroesse speicherkapazitat internerspeicher kapazitat kapazitaet grosse groesse',
  ),
  screen: words('screen display screensize displaysize bildschirm bildschirmgrosse displaygrosse'),
  ram: words('ram workingmemory arbeitsspeicher'),
  year: words(
    'year releaseyear modelyear releasedate released launched jahr baujahr modelljahr erscheinungsjahr erscheinungsdatum',
  ),
  brand: words('brand vendor manufacturer maker marke hersteller markenname fabrikat'),
  resolution: words('resolution screenresolution displayresolution auflosung aufloesung'),
  processor: words('processor cpu chip chipset soc prozessor'),
  camera: words('camera cameras maincamera kamera hauptkamera'),
  zoom: words('zoom'),
  cell: words(
    'cell network networks connectivity bands netz netze mobilfunk konnektivitat verbindungen',
  ),
  fits: words('fits compatiblewith compatibility passtzu passendfur kompatibelmit'),
  description: words(
    'description longdescription productdescription details body text beschreibung produktbeschreibung langtext',
    'artikelbeschreibung beschreibungstext',
  ),
  image: words(
    'image imagelink mainimage imageurl imagesrc picture photo bild hauptbild bildurl foto bilddatei',
  ),
  images: words(
    'images additionalimagelink additionalimagelinks pictures photos moreimages gallery bilder fotos weiterebilder',
    'image1 image2 image3 image4 image5 image6 picture1 picture2 picture3 picture4 photo1 photo2 photo3 photo4',
    'bild1 bild2 bild3 bild4 bild5 bild6 foto1 foto2 foto3 foto4',
  ),
  pictureSizes: words('picturesizes'),
  colorsAvailable: words('colorsavailable'),
  capacityAvailable: words('capacityavailable'),
  availability: words('availability status published verfugbarkeit verfuegbarkeit'),
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Field = keyof typeof FIELDS

export const FIELD_NAMES = Object.keys(FIELDS).filter(isField)

/** Fields that may have several columns: their cells are lines of one text. */
export const FIELDS_OF_COLUMNS: ReadonlySet<Field> = new Set(['images', 'availability'])

/** Fields that have more than a line of text. */
const LONG_FIELDS: ReadonlySet<Field> = new Set([
  ...(['description', 'image', 'images', 'cell', 'fits'] as const),
  ...(['colorsAvailable', 'capacityAvailable', 'pictureSizes'] as const),
])

/** How many characters a cell may have. */
export function longestOf(field: Field): number {
  return LONG_FIELDS.has(field) ? 300_000 : 1000
}

export function isField(name: string): name is Field {
  return Object.hasOwn(FIELDS, name)
}

/** The facts of one product as the file writes them, without empty ones. */
export type Facts = Partial<Record<Field, string>>

/** Where a row's facts come from. */
export interface Entry {
  readonly line: number
  readonly facts: Facts
}

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '))
}
