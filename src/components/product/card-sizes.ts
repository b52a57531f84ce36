/** The width of a card's picture, in the form of the `sizes` attribute of an image. */
export const CARD_SIZES = '(width >= 640px) 192px, 34vw'
