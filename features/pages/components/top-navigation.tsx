import { Row } from '@/components/layout/row'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { isWithin } from '@/lib/i18n/within'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NavigationChild, NavigationPage } from '../contract'
import { entryTarget, navigationTarget } from '../rules'
import { LazyNavigationItem } from './lazy-navigation-item'
import { TargetLink } from './target-link'
import styles from './top-navigation.module.css'

/** Menu 1 as a row of items, each with a panel of its entries. */
export function TopNavigation({ locale, pages }: { locale: Locale; pages: NavigationPage[] }) {
  const t = useTranslations('layout')
  const addresses = pages.map((page) => addressesIn(page, locale))
  return (
    <nav aria-label={t('navigation.main')} className={styles.navigation}>
      <ul className={styles.items}>
        {pages.map((page, index) => {
          const title = inLocale(page, 'title', locale)
          const target = navigationTarget(page, locale)
          const children = page.childs.filter((child) => child.parent_id === null)
          return (
            <Row key={page.id} as="li" nowrap>
              <LazyNavigationItem
                label={title}
                href={localePath(locale, target.href)}
                newTab={target.external ? t('newTab') : undefined}
                {...highlights(addresses, index)}
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
              </LazyNavigationItem>
            </Row>
          )
        })}
      </ul>
    </nav>
  )
}

function addressesIn({ childs }: NavigationPage, locale: Locale): string[] {
  return childs
    .map((child) => entryTarget(child, locale))
    .filter(({ external }) => !external)
    .map(({ href }) => localePath(locale, href))
}

/** Where an item is highlighted: at its pages, but for those that an item before it has too. */
function highlights(addresses: readonly string[][], index: number) {
  const before = addresses.slice(0, index).flat()
  const within = addresses[index]?.filter((address) => !isWithin(address, before)) ?? []
  return { within, except: before.filter((address) => isWithin(address, within)) }
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
