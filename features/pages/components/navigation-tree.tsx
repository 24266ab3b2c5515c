import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NavigationChild, NavigationPage } from '../contract'
import { entryTarget, navigationTarget, pagesOutside } from '../rules'
import styles from './navigation-tree.module.css'
import { TargetLink } from './target-link'

interface NavigationTreeProps {
  locale: Locale
  /** Menu 1: the groups, in names and order as in the top navigation. */
  navigation: NavigationPage[]
  /** Menu 2: its pages that are in no group follow them. */
  tree: NavigationPage[]
}

/** The menus as a tree: groups unfold to their entries, and all other pages are links. */
export function NavigationTree({ locale, navigation, tree }: NavigationTreeProps) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('navigation.tree')}>
      <ul className={styles.tree}>
        <li>
          <Link href={localePath(locale, routes.home())} look="bare" className={styles.page}>
            {t('home')}
          </Link>
        </li>
        {navigation.map((page) => (
          <li key={page.id}>
            {page.childs.length > 0 ? (
              <details className={styles.branch}>
                <summary className={styles.page}>
                  <Bilingual of={page} field="title" locale={locale} />
                  <Icon name="chevron-down" className={styles.chevron} />
                </summary>
                <Entries locale={locale} entries={page.childs} parent={null} />
              </details>
            ) : (
              <PageLink locale={locale} page={page} />
            )}
          </li>
        ))}
        {pagesOutside(navigation, tree, locale).map((page) => (
          <li key={page.id}>
            <PageLink locale={locale} page={page} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PageLink({ locale, page }: { locale: Locale; page: NavigationPage }) {
  return (
    <TargetLink
      locale={locale}
      target={navigationTarget(page, locale)}
      look="bare"
      className={styles.page}
    >
      <Bilingual of={page} field="title" locale={locale} />
    </TargetLink>
  )
}

interface EntriesProps {
  locale: Locale
  entries: readonly NavigationChild[]
  parent: number | null
}

/** The entries below another one, or at the top of their group, each with those below it. */
function Entries({ locale, entries, parent }: EntriesProps) {
  const here = entries.filter((entry) => entry.parent_id === parent)
  if (here.length === 0) return null
  return (
    <ul className={styles.leaves}>
      {here.map((entry) => (
        <li key={entry.id}>
          <TargetLink
            locale={locale}
            target={entryTarget(entry, locale)}
            look="bare"
            className={styles.leaf}
          >
            <Bilingual of={entry} field="nav_title" locale={locale} />
          </TargetLink>
          <Entries locale={locale} entries={entries} parent={entry.id} />
        </li>
      ))}
    </ul>
  )
}
