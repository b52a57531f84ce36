/** The step that a move sideways is: 1 for the next, -1 for back. To the left is the next if the page is read from there. */
export function stepTo(side: 'left' | 'right'): 1 | -1 {
  return (side === 'left') === (document.dir === 'rtl') ? 1 : -1
}
