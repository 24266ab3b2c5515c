import type { ElementType } from 'react'
import { classNames, splitLook, type LayoutProps, type LayoutTag } from './look'
import styles from './stack.module.css'

const gaps = {
  0: styles.gap0,
  1: styles.gap1,
  2: styles.gap2,
  3: styles.gap3,
  4: styles.gap4,
  5: styles.gap5,
  6: styles.gap6,
  7: styles.gap7,
}

const panels = { 4: styles.panel4, 5: styles.panel5 }

interface OwnProps {
  /** The space between the parts, a step of the spaces. */
  gap?: keyof typeof gaps
  /** Parts are as wide as what they hold, instead of as wide as the stack. */
  align?: 'start'
  /** No part is wider than the stack, whatever it holds. */
  bounded?: boolean
  /** In a place that is higher, parts stand at its top instead of sharing it. */
  top?: boolean
  /** The body of a page: the space around it, up to the edges of the page. */
  page?: boolean
  /** A framed ground, with this space around the parts. */
  panel?: keyof typeof panels
}

/** Parts below one another. */
export function Stack<Tag extends LayoutTag = 'div'>({
  as,
  gap = 0,
  align,
  bounded,
  top,
  page,
  panel,
  ...given
}: LayoutProps<Tag, OwnProps>) {
  const Element: ElementType = as ?? 'div'
  const { classes, rest } = splitLook(given)
  return (
    <Element
      {...rest}
      className={classNames(
        gaps[gap],
        bounded && styles.bounded,
        align && styles.start,
        top && styles.top,
        page && styles.page,
        panel && panels[panel],
        ...classes,
      )}
    />
  )
}
