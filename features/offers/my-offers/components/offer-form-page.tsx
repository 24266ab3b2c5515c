import { Alert } from '@/components/alert/alert'
import { MemberBanner } from '@/components/banner/member-banner'
import { Skeleton } from '@/components/skeleton/skeleton'
import type { User } from '@/features/accounts/contract'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { OfferType } from '../../kinds/contract'
import type { MyOffer } from '../contract'
import type { OfferChoices } from '../queries'
import { listRoutes } from '../rules'
import styles from './my-offers-page.module.css'
import { NoCompany } from './no-company'
import { OfferFormOpener } from './offer-form-opener'
import { useOfferFormTexts } from './offer-form-texts'

interface OfferFormPageProps {
  locale: Locale
  type: OfferType
  person: User
  choices: OfferChoices
  /** The unprefixed address of the registration. */
  registration: string
  /** The edited item; null for a new one. */
  item: MyOffer | null
  /** The code that the person’s plan names, for a new product. */
  hsCode?: string | undefined
  /** The website of the company, for a new item. */
  contacts?: string | undefined
}

/** The page of a form for a new or existing product or service (spec part 3 section 2). */
export function OfferFormPage(props: OfferFormPageProps) {
  const { locale, type, person, choices, registration, item, hsCode, contacts } = props
  const t = useTranslations('offerForm')
  const all = useTranslations()
  const mode = item === null ? 'add' : 'edit'
  const texts = useOfferFormTexts(locale, type, mode)
  const to = (route: string) => localePath(locale, route)
  const list = { title: all(`myOffers.title.${type}`), href: to(listRoutes[type]()) }
  return (
    <>
      <MemberBanner
        locale={locale}
        title={t(`title.${mode}.${type}`)}
        lead={t(`lead.${mode}`)}
        steps={[list]}
      />
      <div className={styles.page}>
        {person.company_id === null && <NoCompany href={to(registration)} />}
        {item?.refusal_reason && (
          <Alert tone="warning" word={t('note')} title={all('myOffers.list.reason')}>
            <bdi>{item.refusal_reason}</bdi>
          </Alert>
        )}
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <OfferFormOpener
          locale={locale}
          subject={{ type, item, hsCode, contacts }}
          person={{ id: person.id, company_id: person.company_id }}
          choices={choices}
          addresses={{ profile: to(routes.profile()), list: list.href }}
          texts={texts}
          shape={<Skeleton shape="field" count={12} label={t('loading')} />}
        />
      </div>
    </>
  )
}
