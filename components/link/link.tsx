import { Icon } from '@/components/icon/icon'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { ComponentPropsWithRef } from 'react'
import styles from './link.module.css'

/** What every kind of link takes. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  href: string
  /** Opens in a new tab. The text says so ('opens in a new tab'); an `aria-label` says it itself. */
  newTab?: string | undefined
  /** `text` looks like a link; `bare` takes its look from the caller. */
  look?: 'text' | 'bare'
  /** It leads there from everywhere in the nearest positioned element: a card, a row. */
  covers?: boolean
  /** It is as high as a finger needs, where it is no part of a sentence. */
  touch?: boolean
}

/**
 * A link. It is plain markup, so a page full of links costs no script: `SoftNavigation`, mounted
 * once, turns a click into a step without reloading and prefetches on intent.
 */
export function Link({
  href,
  newTab,
  look = 'text',
  covers = false,
  touch = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const looks = [look === 'text' && styles.text, covers && styles.covers, touch && styles.touch]
  const classes = [...looks, className].filter(Boolean).join(' ')
  const given = { href, ...(classes !== '' && { className: classes }), ...rest }
  if (newTab === undefined) return <a {...given}>{children}</a>
  return (
    <a target="_blank" rel="noopener" {...given}>
      {children}
      {look === 'text' && <Icon name="external" className={styles.mark} />}
      {rest['aria-label'] === undefined && (
        <>
          {' '}
          <VisuallyHidden>{`(${newTab})`}</VisuallyHidden>
        </>
      )}
    </a>
  )
}
