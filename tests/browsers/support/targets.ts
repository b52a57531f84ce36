import type { Target } from './shop.ts'

/** Elements by role and, if given, whole name. */
export function role(kind: string, name?: string): Target {
  return [{ role: kind, ...(name !== undefined && { name }) }]
}

export const button = (name: string) => role('button', name)
export const link = (name: string) => role('link', name)
export const heading = (name: string) => role('heading', name)
export const article = role('article')
export const title: Target = [{ role: 'main' }, { role: 'heading', at: 0 }]

export const mainLink = (name: string) => inside(role('navigation', 'Main'), link(name))
export const cartLink: Target = [{ role: 'banner' }, { role: 'link', start: 'Cart' }]
export const favouritesLink: Target = [{ role: 'banner' }, { role: 'link', start: 'Favourites' }]

export function inside(outer: Target, inner: Target): Target {
  return [...outer, ...inner]
}

/** One of several; -1 is the last. */
export function nth(target: Target, at: number): Target {
  return target.map((step, index) => (index === target.length - 1 ? { ...step, at } : step))
}
