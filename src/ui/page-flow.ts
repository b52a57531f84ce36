/** Whether what is to the right (`x` above zero) or to the left of something comes after it, 1, or before it, -1. */
export function stepTo(x: number): 1 | -1 {
  return x > 0 === (document.dir === 'rtl') ? -1 : 1
}
