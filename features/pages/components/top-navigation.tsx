import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NavigationChild, NavigationPage } from '../contract'
import { entryTarget, navigationTarget } from '../rules'
import { NavigationItem } from './navigation-item'
import { TargetLink } from './target-link'
import styles from './top-navigation.module.css'

/** Menu 1 as a row of items, each with a panel of its entries. */
export function TopNavigation({ locale, pages }: { locale: Locale; pages: NavigationPage[] }) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('navigation.main')} className={styles.navigation}>
      <ul className={styles.items}>
        {pages.map((page) => {
          const title = inLocale(page, 'title', locale)
          const target = navigationTarget(page, locale)
          const children = page.childs.filter((child) => child.parent_id === null)
          return (
            <NavigationItem
              key={page.id}
              label={title}
              href={localePath(locale, target.href)}
              newTab={target.external ? t('newTab') : undefined}
              within={page.childs
                .map((child) => entryTarget(child, locale))
                .filter((child) => !child.external)
                .map((child) => localePath(locale, child.href))}
              toggleText={t('navigation.toggle', { title })}
            >
              {children.length > 0 && (
                <div className={styles.panel}>
                  <div className={styles.intro}>
                    <Bilingual
                      of={page}
                      field="title"
                      locale={locale}
                      as="p"
                      className={styles.title}
                    />
                    <Bilingual
                      of={page}
                      field="description"
                      locale={locale}
                      as="p"
                      className={styles.description}
                    />
                  </div>
                  <ul className={styles.entries}>
                    {children.map((child) => (
                      <PanelEntry key={child.id} entry={child} locale={locale} />
                    ))}
                  </ul>
                </div>
              )}
            </NavigationItem>
          )
        })}
      </ul>
    </nav>
  )
}

function PanelEntry({ entry, locale }: { entry: NavigationChild; locale: Locale }) {
  return (
    <li>
      <TargetLink
        locale={locale}
        target={entryTarget(entry, locale)}
        look="bare"
        className={styles.entry}
      >
        <Bilingual of={entry} field="nav_title" locale={locale} className={styles.entryTitle} />
        <Bilingual
          of={entry}
          field="nav_description"
          locale={locale}
          className={styles.entryText}
        />
      </TargetLink>
    </li>
  )
}
