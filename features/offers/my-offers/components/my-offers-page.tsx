import { useApprovalTexts } from '@/components/approval-chip/approval-texts'
import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { TabLinks } from '@/components/tab-links/tab-links'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type OfferType, offerTypes } from '../../kinds/contract'
import { listRoutes } from '../rules'
import { MyOffers } from './my-offers'
import styles from './my-offers-page.module.css'
import { NoCompany } from './no-company'

interface MyOffersPageProps {
  locale: Locale
  type: OfferType
  /** Null for a person without a company. */
  companyId: number | null
  /** The unprefixed address of the registration, for people without a company. */
  registration: string
  /** Their company, above its offers. */
  children?: ReactNode
}

/** The offers of one's own company (spec part 3, 'My products and My services'). */
export function MyOffersPage({
  locale,
  type,
  companyId,
  registration,
  children,
}: MyOffersPageProps) {
  const t = useTranslations('myOffers')
  const to = (route: string) => localePath(locale, route)
  return (
    <>
      <MemberBanner locale={locale} title={t(`title.${type}`)} lead={t('lead')} />
      <div className={styles.page}>
        {children}
        <div className={styles.head}>
          <TabLinks
            label={t('tabs')}
            current={to(listRoutes[type]())}
            tabs={offerTypes.map((one) => ({
              href: to(listRoutes[one]()),
              title: t(`title.${one}`),
            }))}
          />
          {companyId !== null && (
            <ButtonLink href={to(routes.addOffer(type))}>{t(`add.${type}`)}</ButtonLink>
          )}
        </div>
        {companyId === null ? (
          <NoCompany href={to(registration)} />
        ) : (
          <Island locale={locale} type={type} companyId={companyId} />
        )}
      </div>
    </>
  )
}

function Island({
  locale,
  type,
  companyId,
}: {
  locale: Locale
  type: OfferType
  companyId: number
}) {
  const t = useTranslations('myOffers')
  const labels = useTranslations().raw('offers')
  const approval = useApprovalTexts()
  const { failed } = useListTexts()
  const texts = { ...t.raw('list'), labels, approval, failed, title: t(`title.${type}`) }
  return <MyOffers locale={locale} type={type} companyId={companyId} texts={texts} />
}
