import { Row } from '@/components/layout/row'
import { Link } from '@/components/link/link'
import styles from './breadcrumb.module.css'

/** A step of the way; one without an address is the page itself or a group without a page. */
export interface BreadcrumbStep {
  title: string
  href?: string | undefined
}

/**
 * The path from Home to the page; each step in the direction of its own text. On a phone a path of
 * more than two steps is the way back alone, to the nearest page above.
 */
export function Breadcrumb({ steps, label }: { steps: readonly BreadcrumbStep[]; label: string }) {
  const lastIndex = steps.length - 1
  const parent = steps.findLastIndex(({ href }, index) => href !== undefined && index < lastIndex)
  const isDeep = steps.length > 2 && parent >= 0
  return (
    <nav aria-label={label}>
      <ol className={styles.list} data-deep={isDeep || undefined}>
        {steps.map(({ title, href }, index) => {
          const last = index === lastIndex
          return (
            <Row
              key={`${index}-${title}`}
              as="li"
              gap={2}
              align="center"
              nowrap
              shrinks
              className={styles.step}
              data-parent={index === parent || undefined}
            >
              {href !== undefined && !last ? (
                <Link href={href} look="bare">
                  <bdi>{title}</bdi>
                </Link>
              ) : (
                <span dir="auto" className={styles.here} aria-current={last ? 'page' : undefined}>
                  {title}
                </span>
              )}
            </Row>
          )
        })}
      </ol>
    </nav>
  )
}
