import type { ElementProps, LayoutTag } from '@/components/layout/look'
import type { ElementType } from 'react'
import styles from './visually-hidden.module.css'

/** Text for people who listen to the page: a span, or what `as` names. */
export function VisuallyHidden<Tag extends LayoutTag = 'span'>({
  as,
  ...rest
}: ElementProps<Tag, object>) {
  const Element: ElementType = as ?? 'span'
  const attributes: object = rest
  return <Element {...attributes} className={styles.hidden} />
}
