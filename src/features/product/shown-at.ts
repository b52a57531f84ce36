/** The width of a gallery's large picture, as in an image's `sizes`. */
export const SHOWN_AT = '(width >= 640px) 400px, 86vw'
