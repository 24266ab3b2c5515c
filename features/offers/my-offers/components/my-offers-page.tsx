import { useApprovalTexts } from '@/components/approval-chip/approval-texts'
import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import { TabLinks } from '@/components/tab-links/tab-links'
import { usePageTexts } from '@/components/pagination/page-texts'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { hasOfferExchange } from '../../exchange/queries'
import { type OfferType, offerTypes } from '../../kinds/contract'
import { listRoutes } from '../rules'
import { myOffersShape, type MyOffersState } from '../search-params'
import { MyOffers } from './my-offers'
import styles from './my-offers-page.module.css'
import { qualityTexts } from '../../trade-facts/components/quality-texts'
import { NoCompany } from './no-company'

interface MyOffersPageProps {
  locale: Locale
  type: OfferType
  /** Null for a person without a company. */
  companyId: number | null
  /** The unprefixed address of the registration, for people without a company. */
  registration: string
  state: MyOffersState
  /** Whether cards say what buyers miss. */
  hasTradeFacts: boolean
  /** Their company, above its offers. */
  children?: ReactNode
}

/** The offers of one's own company (spec part 3, 'My products and My services'). */
export function MyOffersPage({
  locale,
  type,
  companyId,
  registration,
  state,
  hasTradeFacts,
  children,
}: MyOffersPageProps) {
  const t = useTranslations('myOffers')
  const all = useTranslations()
  const to = (route: string) => localePath(locale, route)
  return (
    <>
      <MemberBanner locale={locale} title={t(`title.${type}`)} lead={t('lead')} />
      <div className={styles.page}>
        {children}
        <Row gap={4} align="center" justify="between" className={styles.head}>
          <TabLinks
            label={t('tabs')}
            current={to(listRoutes[type]())}
            tabs={offerTypes.map((one) => ({
              href: to(listRoutes[one]()),
              title: t(`title.${one}`),
            }))}
          />
          {companyId !== null && (
            <Row gap={3}>
              {hasOfferExchange() && (
                <ButtonLink variant="secondary" href={to(routes.offerExchange(type))}>
                  {all('offerExchange.title')}
                </ButtonLink>
              )}
              <ButtonLink href={to(routes.addOffer(type))}>{t(`add.${type}`)}</ButtonLink>
            </Row>
          )}
        </Row>
        {companyId === null ? (
          <NoCompany href={to(registration)} />
        ) : (
          <Island
            key={myOffersShape.write(state)}
            locale={locale}
            type={type}
            companyId={companyId}
            state={state}
            hasTradeFacts={hasTradeFacts}
          />
        )}
      </div>
    </>
  )
}

interface IslandProps extends Pick<
  MyOffersPageProps,
  'locale' | 'type' | 'state' | 'hasTradeFacts'
> {
  companyId: number
}

function Island({ locale, type, companyId, state, hasTradeFacts }: IslandProps) {
  const t = useTranslations('myOffers')
  const labels = useTranslations().raw('offers')
  const approval = useApprovalTexts()
  const { failed } = useListTexts()
  const pages = usePageTexts()
  const { quality, serviceQuality } = useTranslations().raw('tradeFacts')
  const review = useTranslations().raw('reviewDay')
  const texts = { ...t.raw('list'), labels, approval, failed, pages, title: t(`title.${type}`) }
  return (
    <MyOffers
      locale={locale}
      type={type}
      companyId={companyId}
      state={state}
      texts={{
        ...texts,
        review,
        quality: hasTradeFacts ? qualityTexts(quality, serviceQuality, type) : null,
      }}
    />
  )
}
