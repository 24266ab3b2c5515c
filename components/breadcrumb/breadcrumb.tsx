import { Link } from '@/components/link/link'
import styles from './breadcrumb.module.css'

/** A step of the way; one without an address is the page itself or a group without a page. */
export interface BreadcrumbStep {
  title: string
  href?: string | undefined
}

/** The path from Home to the page; each step in the direction of its own text. */
export function Breadcrumb({ steps, label }: { steps: readonly BreadcrumbStep[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map(({ title, href }, index) => {
          const last = index === steps.length - 1
          return (
            <li key={`${index}-${title}`} className={styles.step}>
              {href !== undefined && !last ? (
                <Link href={href} look="bare">
                  <bdi>{title}</bdi>
                </Link>
              ) : (
                <span dir="auto" className={styles.here} aria-current={last ? 'page' : undefined}>
                  {title}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
