import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NavigationPage } from '../contract'
import { entryTarget, listedPages, navigationTarget } from '../rules'
import styles from './navigation-tree.module.css'

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
                  {page.childs.map((child) => {
                    const { href, external } = entryTarget(child, locale)
                    return (
                      <li key={child.id}>
                        <Link
                          href={localePath(locale, href)}
                          look="bare"
                          className={styles.leaf}
                          newTab={external ? t('newTab') : undefined}
                        >
                          <Bilingual of={child} field="nav_title" locale={locale} />
                        </Link>
                      </li>
                    )
                  })}
                </ul>
              </details>
            ) : (
              <TreeLink page={page} locale={locale} newTab={t('newTab')} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TreeLink({
  page,
  locale,
  newTab,
}: {
  page: NavigationPage
  locale: Locale
  newTab: string
}) {
  const { href, external } = navigationTarget(page, locale)
  return (
    <Link
      href={localePath(locale, href)}
      look="bare"
      className={styles.page}
      newTab={external ? newTab : undefined}
    >
      <Bilingual of={page} field="title" locale={locale} />
    </Link>
  )
}
