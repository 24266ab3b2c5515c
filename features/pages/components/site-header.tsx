import { Link } from '@/components/link/link'
import { ScrollHeader } from '@/components/scroll-header/scroll-header'
import type { Site } from '@/features/site/contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { NavigationPage } from '../contract'
import { LazyLanguageSwitch } from './lazy-language-switch'
import { NavigationTree } from './navigation-tree'
import { LazySideDrawer } from './lazy-side-drawer'
import styles from './site-header.module.css'
import { SiteMark } from './site-mark'
import { TopNavigation } from './top-navigation'

interface SiteHeaderProps {
  locale: Locale
  site: Site
  /** Menu 1: the top navigation. */
  navigation: NavigationPage[]
  /** Menu 2: the pages of the side drawer. */
  tree: NavigationPage[]
  /** The search box. */
  search: ReactNode
  /** The account in the utility row. */
  account: ReactNode
  /** The account in the side drawer. */
  drawerAccount: ReactNode
}

/** The header of every page (spec part 1 section 2.2). */
export function SiteHeader(props: SiteHeaderProps) {
  const { locale, site, navigation, tree, search, account, drawerAccount } = props
  const t = useTranslations('layout')
  return (
    <ScrollHeader className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.toggle} data-no-print>
          <LazySideDrawer
            texts={{ open: t('menu.open'), title: t('menu.title'), close: t('menu.close') }}
          >
            <div className={styles.drawerAccount}>{drawerAccount}</div>
            <NavigationTree locale={locale} navigation={navigation} tree={tree} />
          </LazySideDrawer>
        </div>
        <Link href={localePath(locale, routes.home())} look="bare" className={styles.brand}>
          <SiteMark site={site} className={styles.mark} />
          <span className={styles.name}>{inLocale(site, 'name', locale)}</span>
        </Link>
        <p className={styles.address}>
          <span data-ltr>{absoluteUrl(locale, routes.home())}</span>
          {inLocale(site, 'contact_address', locale) && (
            <Bilingual of={site} field="contact_address" locale={locale} />
          )}
        </p>
        <div className={styles.utility} data-no-print>
          {search}
          <LazyLanguageSwitch locale={locale} label={t('language.switch')} />
          <Link href={localePath(locale, routes.login())} look="bare" className={styles.logIn}>
            {t('account.logIn')}
          </Link>
          <div className={styles.account}>{account}</div>
        </div>
        <div className={styles.navigation} data-no-print>
          <TopNavigation locale={locale} pages={navigation} />
        </div>
      </div>
    </ScrollHeader>
  )
}
