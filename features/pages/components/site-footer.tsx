import { Icon } from '@/components/icon/icon'
import { isIconName } from '@/components/icon/names'
import { Row } from '@/components/layout/row'
import { Link } from '@/components/link/link'
import { MotifLines } from '@/components/motif/motif-lines'
import { LazySchemeSwitch } from '@/components/scheme-switch/lazy-scheme-switch'
import type { Site, SocialMediaWrite } from '@/features/site/contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MenuEntry } from '../contract'
import { entryTarget } from '../rules'
import { LazyLanguageSwitch } from './lazy-language-switch'
import styles from './site-footer.module.css'
import { TargetLink } from './target-link'
import { SiteMark } from './site-mark'

interface SiteFooterProps {
  locale: Locale
  site: Site
  /** The entries of the three columns (pages 1, 2 and 3 of menu 3). */
  columns: MenuEntry[][]
  social: SocialMediaWrite[]
  /** The current year in the portal's time zone. */
  year: number
  /** The button to change one's consent, where consent is needed. */
  consent?: ReactNode
  /** The portal has figures of its own, which end the first column. */
  hasFigures?: boolean
}

/** The footer of every page (spec part 1 section 2.2). */
export function SiteFooter(props: SiteFooterProps) {
  const { locale, site, columns, social, year, consent, hasFigures = false } = props
  const t = useTranslations('layout')
  const name = inLocale(site, 'name', locale)
  const address = inLocale(site, 'contact_address', locale)
  const email = inLocale(site, 'contact_email', locale)
  const phone = inLocale(site, 'contact_phone', locale)
  const accounts = social
    .map((account) => ({ account, href: inLocale(account, 'link', locale) }))
    .filter(({ href }) => URL.canParse(href))
  return (
    <footer className={styles.footer} data-ground="petrol" data-no-print>
      <div className={styles.motif}>
        <MotifLines seed="footer" tone="petrol" mirrored />
      </div>
      <div className={styles.inner}>
        <div>
          <Link href={localePath(locale, routes.home())} look="bare" className={styles.brand}>
            <SiteMark site={site} className={styles.mark} />
            <span>{name}</span>
          </Link>
          <address className={styles.contact}>
            {address && <Bilingual of={site} field="contact_address" locale={locale} as="p" />}
            {phone && (
              <p>
                <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} look="bare" data-ltr>
                  {phone}
                </Link>
              </p>
            )}
            {email && (
              <p>
                <Link href={`mailto:${email}`} look="bare" data-ltr>
                  {email}
                </Link>
              </p>
            )}
          </address>
        </div>
        <nav aria-label={t('navigation.footer')} className={styles.columns}>
          {columns.map((entries, index) => (
            <FooterColumn
              key={entries[0]?.page_id}
              entries={entries}
              locale={locale}
              hasFigures={hasFigures && index === 0}
            />
          ))}
        </nav>
        <div className={styles.end}>
          <p className={styles.copyright}>{t('copyright', { year, name })}</p>
          {consent && <div className={styles.entry}>{consent}</div>}
          <Row as="ul" gap={1} nowrap aria-label={t('social')}>
            {accounts.map(({ account, href }) => (
              <li key={account.id}>
                <Link
                  href={href}
                  newTab={t('newTab')}
                  look="bare"
                  className={styles.account}
                  aria-label={`${accountName(account, href, locale)} (${t('newTab')})`}
                >
                  <AccountSign image={account.image} />
                </Link>
              </li>
            ))}
          </Row>
          <LazyLanguageSwitch locale={locale} label={t('language.switch')} place="footer" />
          <LazySchemeSwitch texts={t.raw('scheme')} />
        </div>
      </div>
    </footer>
  )
}

/** The account's name; where it has none, the host it leads to. */
function accountName(account: SocialMediaWrite, href: string, locale: Locale): string {
  return inLocale(account, 'name', locale) || new URL(href).hostname.replace(/^www\./, '')
}

/** An icon by its name, a picture by its address, or the generic link icon. */
function AccountSign({ image }: { image: string }) {
  if (isIconName(image)) return <Icon name={image} />
  return image === '' ? <Icon name="link" /> : <img src={image} alt="" />
}

interface FooterColumnProps {
  entries: MenuEntry[]
  locale: Locale
  hasFigures: boolean
}

/** A column of links, which unfolds on phones. */
function FooterColumn({ entries, locale, hasFigures }: FooterColumnProps) {
  const t = useTranslations('performance')
  const [first] = entries
  if (!first) return null
  const title = inLocale(first.page_belongs, 'title', locale)
  const heading = { of: first.page_belongs, field: 'title', locale } as const
  return (
    // A person may open it before the script of the page arrives.
    <details className={styles.column} suppressHydrationWarning>
      <summary className={styles.fold}>
        <Bilingual {...heading} />
        <Icon name="chevron-down" size={18} />
      </summary>
      <Bilingual {...heading} as="p" className={styles.title} />
      <ul aria-label={title || undefined}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <TargetLink
              locale={locale}
              target={entryTarget(entry, locale)}
              look="bare"
              className={styles.entry}
            >
              <Bilingual of={entry} field="nav_title" locale={locale} />
            </TargetLink>
          </li>
        ))}
        {hasFigures && (
          <li>
            <Link
              href={localePath(locale, routes.performance())}
              look="bare"
              className={styles.entry}
            >
              {t('title')}
            </Link>
          </li>
        )}
      </ul>
    </details>
  )
}
