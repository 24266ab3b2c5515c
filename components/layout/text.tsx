import type { ElementType } from 'react'
import { classNames, splitLook, type LayoutProps, type LayoutTag } from './look'
import styles from './look.module.css'

interface OwnProps {
  /** It has lines of its own, although its element is inside text. */
  block?: boolean
}

export type TextProps<Tag extends LayoutTag> = LayoutProps<Tag, OwnProps>

/** Text with a look: a paragraph, or what `as` names. */
export function Text<Tag extends LayoutTag = 'p'>({ as, block, ...given }: TextProps<Tag>) {
  const Element: ElementType = as ?? 'p'
  const { classes, rest } = splitLook(given)
  return <Element {...rest} className={classNames(block && styles.block, ...classes)} />
}
