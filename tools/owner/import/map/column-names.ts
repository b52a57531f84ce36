/**
 * The names by which the columns of fields are recognised, in the form of `columnKey`. The first names are the surest. A
 * map file uses the field's own name.
 */
export const COLUMN_NAMES = {
  id: 'id productid itemid artikelid',
  sku: `sku artikelnummer artikelnr artnr bestellnummer bestellnr produktnummer produktnr productnumber
    productno itemnumber itemno articlenumber articleno partnumber productcode itemcode code modelnumber nr no
    nummer`,
  gtin: `gtin gtin13 gtin14 ean ean13 ean8 eancode eannr eannummer gtinean gtinupceanorisbn upc barcode
    strichcode isbn`,
  mpn: `mpn manufacturerpartnumber herstellernummer herstellernr herstellerartikelnummer herstellerartikelnr
    herstellerartnr herstellerteilenummer lieferantenartikelnummer`,
  slug: 'slug urlkey urlslug',
  family: `family namespaceid itemgroupid group productgroup model modell modellname modelname parentsku
    parentid parent produktfamilie familie serie series modellreihe`,
  name: `name title productname producttitle product itemname item articlename article produktname produkt
    artikelname artikelbezeichnung artikel bezeichnung produktbezeichnung warenbezeichnung titel benennung nom`,
  category: `category categories producttype type productcategory kategorie kategorien warengruppe produkttyp
    produktart produktkategorie produktgruppe hauptgruppe hauptwarengruppe artikelgruppe gruppe rubrik sparte
    sortiment typ categorie`,
  otherCategory: 'othercategory googleproductcategory department abteilung',
  kind: 'kind',
  price: `price currentprice unitprice retailprice grossprice preis verkaufspreis vk vkpreis einzelpreis
    bruttopreis preisbrutto vkbrutto bruttovk brutto endpreis stueckpreis stuckpreis preisstuck preisstk
    preisprostuck ladenpreis verkaufspreisbrutto prix precio prezzo netto nettopreis preisnetto vknetto
    nettovk verkaufspreisnetto netprice pricenet priceexvat`,
  fullPrice: `fullprice regularprice priceregular oldprice originalprice compareatprice regularerpreis
    wasprice was beforeprice alterpreis altpreis streichpreis normalpreis originalpreis statt`,
  salePrice: `saleprice specialprice pricediscount discountprice discountedprice promoprice reducedprice
    offerprice angebotspreis aktionspreis sonderpreis reduzierterpreis`,
  /** The first and the last day of a sale. */
  saleFrom: `salefrom datesalepricestarts datumandemangebotspreisbeginnt datedebutdepromo specialpricefromdate
    salestart salebegins angebotab angebotvon rebajadesde promocjaod`,
  saleUntil: `saleuntil datesalepriceends datumandemangebotspreisendet datedefindepromo specialpricetodate saleend
    saleends angebotbis rebajahasta promocjado`,
  /** Both days, with a `/` between them. */
  salePeriod: 'salepriceeffectivedate',
  /** Whether there is a sale. */
  onSale: 'onsale sale reduziert imangebot enpromo enpromotion inofferta enoferta promocja',
  /** What the maker recommends: not what the product has cost before. */
  recommendedPrice: `rrp msrp srp recommendedprice suggestedprice recommendedretailprice suggestedretailprice
    listprice uvp uvpreis uvpbrutto listenpreis empfvk unverbindlichepreisempfehlung preisempfehlung`,
  /** What a kilogram or litre costs, which some countries demand. */
  basePrice: 'baseprice priceperunit grundpreis preisproeinheit',
  /** What the price is for, unless for a piece: `kg`. */
  per: `unit uom mengeneinheit einheit verkaufseinheit unite unidad unita jednostka jm eenheid unidade enhet
    mernajednotka`,
  /** The owner's business, which is never shown. */
  internal: `ek ekpreis eknetto einkaufspreis purchaseprice buyingprice cost costprice costperitem
    wholesaleprice handlerpreis haendlerpreis hek marge margin spanne rabattgruppe lieferant supplier
    lagerplatz lagerort mindestbestand notiz internenotiz internalnote bemerkungintern`,
  weight: 'weight gewicht produktgewicht variantgrams weightvalue shippingweight',
  currency: 'currency currencycode currencyid wahrung waehrung',
  color: 'color colour farbe farbname colorname farben couleur',
  colorValue: 'colorvalue',
  capacity: `capacity storage size memory internalmemory internalstorage storagecapacity speicher
    speicherplatz speichergrosse speichergroesse speicherkapazitat internerspeicher kapazitat kapazitaet
    grosse groesse rahmengrosse rahmenhohe framesize ausfuhrung ausfuehrung`,
  screen: 'screen display screensize displaysize bildschirm bildschirmgrosse displaygrosse',
  ram: 'ram workingmemory arbeitsspeicher',
  year: `year releaseyear modelyear releasedate released launched jahr baujahr modelljahr erscheinungsjahr
    erscheinungsdatum`,
  brand: 'brand brands vendor manufacturer maker marke hersteller markenname fabrikat',
  resolution: 'resolution screenresolution displayresolution auflosung aufloesung',
  processor: 'processor cpu chip chipset soc prozessor',
  camera: 'camera cameras maincamera kamera hauptkamera',
  zoom: 'zoom',
  cell: 'cell network networks connectivity bands netz netze mobilfunk konnektivitat verbindungen',
  fits: 'fits compatiblewith compatibility passtzu passendfur kompatibelmit',
  description: `description longdescription productdescription details body text beschreibung
    produktbeschreibung langtext artikelbeschreibung beschreibungstext kurzbeschreibung shortdescription
    kurztext info`,
  image: `image imagelink mainimage imageurl imagesrc picture photo bild hauptbild bildurl foto bilddatei`,
  images: `images additionalimagelink additionalimagelinks pictures photos moreimages gallery bilder fotos
    weiterebilder image1 image2 image3 image4 image5 image6 picture1 picture2 picture3 picture4 photo1 photo2
    photo3 photo4 bild1 bild2 bild3 bild4 bild5 bild6 foto1 foto2 foto3 foto4`,
  productOptions: 'productoptions',
  pictureSizes: 'picturesizes',
  colorsAvailable: 'colorsavailable colors',
  capacityAvailable: 'capacityavailable sizes',
  /** In words. */
  availability: `availability available instock stockstatus inventorystatus verfugbarkeit verfuegbarkeit verfugbar
    verfuegbar lieferbar lieferbarkeit lieferstatus vorratig auflager lagerstatus`,
  /** A number, or words. */
  stock: `stock quantity qty inventory inventoryquantity inventoryqty stockquantity stocklevel onhand bestand
    lagerbestand lagermenge verfugbaremenge verfuegbaremenge lager`,
  /** Whether a product without stock can be ordered. */
  backorders: 'backorders backordersallowed lieferruckstandeerlaubt',
  availableFrom: `availablefrom availabilitydate availableon releaseon lieferbarab verfugbarab verfuegbarab
    erhaltlichab`,
  /** How long a delivery takes. */
  delivery: 'deliverytime shippingtime leadtime handlingtime lieferzeit lieferfrist',
  /** Whether the product is shown at all. */
  published: `published status visibility visibilityincatalog active aktiv veroffentlicht sichtbar
    sichtbarkeitimkatalog`,
} as const satisfies Readonly<Record<string, string>>
