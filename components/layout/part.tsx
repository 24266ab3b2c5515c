import type { ElementType } from 'react'
import { classNames, splitLook, type LayoutProps, type LayoutTag } from './look'

/** A part of a page that has a space, a line or a look of its own. */
export function Part<Tag extends LayoutTag = 'div'>({ as, ...given }: LayoutProps<Tag, object>) {
  const Element: ElementType = as ?? 'div'
  const { classes, rest } = splitLook(given)
  return <Element {...rest} className={classNames(...classes)} />
}
