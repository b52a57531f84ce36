/** How wide a gallery's large picture is, as in the `sizes` of an image. */
export const SHOWN_AT = '(width >= 640px) 400px, 86vw'
