/** In small letters without accents: `Größe` becomes `grosse`. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}
