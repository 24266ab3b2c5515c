import { Link } from '@/components/link/link'
import styles from './tab-links.module.css'

/** A tab with an address of its own. */
export interface TabLink {
  href: string
  title: string
  /** It cannot be opened yet. */
  disabled?: boolean
}

interface TabLinksProps {
  /** What the tabs are of. */
  label: string
  tabs: readonly TabLink[]
  /** The address of the tab that is shown. */
  current: string
}

/** Tabs as links: each is a page, without script too. From one to another, the page keeps its place. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} data-tabs className={styles.frame}>
      <ul className={styles.tabs}>
        {tabs.map(({ href, title, disabled }) => (
          <li key={href}>
            {disabled ? (
              <span className={styles.tab} role="link" aria-disabled="true">
                {title}
              </span>
            ) : (
              <Link
                href={href}
                look="bare"
                className={styles.tab}
                aria-current={href === current ? 'page' : undefined}
              >
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
