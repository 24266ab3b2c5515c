import { Part } from '@/components/layout/part'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { HsNode } from '../../contract'
import { printedCode } from '../../rules'
import styles from './node-list.module.css'

/** Codes with their names, each with the way to its page. */
export function NodeList({ locale, nodes }: { locale: Locale; nodes: readonly HsNode[] }) {
  return (
    <Part as="ul" line="above">
      {nodes.map((node) => (
        <li key={node.code}>
          <Link
            href={localePath(locale, routes.products(node.code))}
            look="bare"
            className={styles.node}
          >
            <span data-ltr="" className={styles.code}>
              {printedCode(node.code)}
            </span>{' '}
            <Bilingual of={node} field="name" locale={locale} as="span" className={styles.name} />
          </Link>
        </li>
      ))}
    </Part>
  )
}
