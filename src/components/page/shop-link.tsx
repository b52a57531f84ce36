import { useLinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface ShopLinkProps extends Pick<
  ComponentProps<'a'>,
  'aria-label' | 'children' | 'className' | 'onClick' | 'rel'
> {
  /** An address in the shop, such as `#/phones?sale=1`, or outside it. */
  readonly link: string
  readonly target?: string
}

/** A link whose target is a setting of the shop. It is never marked as the current page. */
export function ShopLink({ link, ...props }: ShopLinkProps) {
  return link.startsWith('#') ? <RouteLink link={link} {...props} /> : <a href={link} {...props} />
}

function RouteLink({ link, ...props }: ShopLinkProps) {
  // The type demands `to`, but `href` takes precedence.
  const linkProps = useLinkProps({ ...props, to: '/', href: link.slice(1), activeProps: {} })
  return <a {...linkProps} aria-current={undefined} data-status={undefined} />
}
