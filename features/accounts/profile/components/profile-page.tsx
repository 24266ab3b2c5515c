import { Banner } from '@/components/banner/banner'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { User } from '../../contract'
import { CompanyCard } from './company-card'
import { IdentityCard } from './identity-card'
import styles from './profile-page.module.css'

interface ProfilePageProps {
  locale: Locale
  person: User
  /** False where logins are not listed, so there is no page for them. */
  hasSecurity: boolean
  /** The unprefixed address of the registration. */
  registration: string
  /** The card of the person's export plan, where the portal has plans. */
  plan?: ReactNode
  /** The card of the newsletter. */
  newsletter: ReactNode
  /** The card of the person's enquiries. */
  enquiries: ReactNode
  /** The card of the person's origin checks, where the portal has them. */
  originChecks?: ReactNode
  /** The card of what the person follows, where the portal sends news on it. */
  follows?: ReactNode
  /** The card of the person's events, where the portal keeps places. */
  events?: ReactNode
  /** The card of requests of buyers, where the portal has them. */
  buyingRequests?: ReactNode
  /** The cards of requests for quotations, where the portal has them. */
  quotations?: ReactNode
}

/** A person's own page, with all its cards (spec part 3 section 2). */
export function ProfilePage(props: ProfilePageProps) {
  const { locale, person, hasSecurity, registration, newsletter, enquiries } = props
  const { plan, originChecks, events, follows, quotations, buyingRequests } = props
  const t = useTranslations()
  const steps = [
    { title: t('layout.home'), href: localePath(locale, routes.home()) },
    { title: t('accounts.profile.title') },
  ]
  return (
    <>
      <Banner
        title={t('accounts.profile.title')}
        lead={t('accounts.profile.lead')}
        breadcrumb={<Breadcrumb label={t('layout.breadcrumb')} steps={steps} />}
      />
      <div className={styles.page}>
        {person.staff_roles.length > 0 && (
          <p className={styles.wide}>
            <ButtonLink href={routes.backOffice()} data-reload>
              {t('accounts.profile.backOffice')}
            </ButtonLink>
          </p>
        )}
        {plan && <div className={styles.wide}>{plan}</div>}
        <IdentityCard locale={locale} person={person} hasSecurity={hasSecurity} />
        <CompanyCard locale={locale} person={person} registration={registration} />
        {newsletter}
        <div className={styles.wide}>{enquiries}</div>
        {quotations && <div className={styles.wide}>{quotations}</div>}
        {buyingRequests && <div className={styles.wide}>{buyingRequests}</div>}
        {follows && <div className={styles.wide}>{follows}</div>}
        {events && <div className={styles.wide}>{events}</div>}
        {originChecks && <div className={styles.wide}>{originChecks}</div>}
      </div>
    </>
  )
}
