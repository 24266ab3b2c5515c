import { Link } from '@/components/link/link'
import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  href: string
  title: ReactNode
  /** One line: a date, a place, a kind. */
  meta?: ReactNode
  /** A picture of 16:10. */
  cover?: ReactNode
  /** What the card says below its title. */
  children?: ReactNode
  /** What the link does ('Read More'); for the eye, since the title is the link. */
  action?: ReactNode
  newTab?: string | undefined
  /** `upright` is a line on phones; `lead` is wide, cover next to text, where the space allows. */
  layout?: 'upright' | 'lead'
  headingLevel?: 2 | 3
  /** A control or label over the cover. */
  badge?: ReactNode
}

/** A record in a list: the whole card is clickable, and holds one real link. */
export function Card({
  href,
  title,
  meta,
  cover,
  children,
  action,
  newTab,
  layout = 'upright',
  headingLevel = 3,
  badge,
}: CardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={`${styles.card} ${styles[layout]}`}>
      {cover && <div className={styles.cover}>{cover}</div>}
      {badge && <div className={styles.badge}>{badge}</div>}
      <div className={styles.body}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <Heading className={styles.title}>
          <Link href={href} newTab={newTab} look="bare" className={styles.link}>
            {title}
          </Link>
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
        {action && (
          <p className={styles.action} aria-hidden="true">
            {action}
          </p>
        )}
      </div>
    </article>
  )
}
