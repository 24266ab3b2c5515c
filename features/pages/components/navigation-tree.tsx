import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NavigationPage } from '../contract'
import { entryTarget, listedPages, navigationTarget } from '../rules'
import styles from './navigation-tree.module.css'
import { TargetLink } from './target-link'

/** Menu 2 as a tree: pages with entries unfold, pages without entries are links. */
export function NavigationTree({ locale, pages }: { locale: Locale; pages: NavigationPage[] }) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('navigation.tree')}>
      <ul className={styles.tree}>
        <li>
          <Link href={localePath(locale, routes.home())} look="bare" className={styles.page}>
            {t('home')}
          </Link>
        </li>
        {listedPages(pages).map((page) => (
          <li key={page.id}>
            {page.childs.length > 1 ? (
              <details className={styles.branch}>
                <summary className={styles.page}>
                  <Bilingual of={page} field="title" locale={locale} />
                  <Icon name="chevron-down" className={styles.chevron} />
                </summary>
                <ul className={styles.leaves}>
                  {page.childs.map((child) => (
                    <li key={child.id}>
                      <TargetLink
                        locale={locale}
                        target={entryTarget(child, locale)}
                        look="bare"
                        className={styles.leaf}
                      >
                        <Bilingual of={child} field="nav_title" locale={locale} />
                      </TargetLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <TargetLink
                locale={locale}
                target={navigationTarget(page, locale)}
                look="bare"
                className={styles.page}
              >
                <Bilingual of={page} field="title" locale={locale} />
              </TargetLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
