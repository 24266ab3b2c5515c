import { BilingualName } from '@/components/bilingual-name/bilingual-name'
import { NameNote } from '@/components/bilingual-name/name-note'
import { PageBanner } from '@/components/banner/page-banner'
import { ButtonBar } from '@/components/button-bar/button-bar'
import { ButtonLink } from '@/components/button/button-link'
import { buttonClass } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Row } from '@/components/layout/row'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { offeredItem } from '@/lib/seo/offer-data'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PicturedOffer } from '../contract'
import type { OfferType } from '../../kinds/contract'
import type { MarketName, SectorNames } from '../queries'
import { contactPage, offerHead, showsCompanyButton } from '../rules'
import { factProperties } from '../../trade-facts/components/fact-texts'
import { TradeFactList } from '../../trade-facts/components/trade-facts'
import { useTradeTexts } from '../../trade-facts/components/trade-texts'
import { OfferStory } from './offer-story'

interface OfferPageProps {
  locale: Locale
  type: OfferType
  offer: PicturedOffer
  names: SectorNames
  /** The names of the markets it is sold to. */
  markets: readonly MarketName[]
  /** Asks the company on the portal: the first button, which stays in view. */
  ask?: ReactNode
}

/**
 * A product or service: pictures, text, facts, and a link to its company (spec part 2 section 2).
 */
export function OfferPage({ locale, type, offer, names, markets, ask }: OfferPageProps) {
  const t = useTranslations('offers')
  const all = useTranslations()
  const trade = useTradeTexts(locale)
  const { title, description, paths } = offerHead(type, offer, locale)
  const sector = names[type].find(({ iid }) => iid === offer.industry)
  const sub = names.subs.find(({ id }) => id === offer.sub_ind)
  const company = showsCompanyButton(offer) ? offer.company_belongs : null
  const companyName = company && inLocale(company, 'company_registered_name', locale)
  const name = { of: offer, field: 'name', locale } as const
  const steps = [
    { title: t(`type.${type}`), href: localePath(locale, routes.localBuyers(type)) },
    ...(sector && sub
      ? [
          {
            title: inLocale(sub, 'SUB_NAME', locale),
            href: localePath(locale, routes.localBuyers(type, sector.iid, sub.id)),
          },
        ]
      : []),
    { title },
  ]
  const item = {
    locale,
    path: paths[locale],
    name: title,
    description,
    images: [offer, ...offer.pictures].flatMap(({ image }) => image ?? []),
    type: type === 'products' ? ('Product' as const) : ('Service' as const),
    category: sub ? inLocale(sub, 'SUB_NAME', locale) : '',
    gtin: offer.gs1_code,
    properties: factProperties(type, { locale, facts: offer, texts: trade }),
    company: companyName ? { name: companyName, path: routes.company(offer.company_id) } : null,
  }
  const story = (
    <OfferStory
      locale={locale}
      offer={offer}
      sector={sector}
      sub={sub}
      labels={all.raw('offers')}
      facts={
        <TradeFactList
          locale={locale}
          type={type}
          facts={offer}
          markets={markets.map((one) => inLocale(one, 'name', locale))}
          texts={trade}
        />
      }
    >
      <OfferActions locale={locale} offer={offer} isSecond={Boolean(ask)} />
    </OfferStory>
  )
  return (
    <>
      <JsonLd data={offeredItem(item)} />
      <PageBanner
        locale={locale}
        section="buyers"
        seed={offer.id}
        steps={steps}
        title={<BilingualName {...name} />}
        lead={
          <>
            {company ? (
              <BilingualName of={company} field="company_registered_name" locale={locale} />
            ) : (
              t(`one.${type}`)
            )}
            <NameNote {...name} note={all('oneScript')} />
          </>
        }
      />
      {ask ? (
        <ButtonBar name={<BilingualName {...name} />} button={ask}>
          {story}
        </ButtonBar>
      ) : (
        story
      )}
    </>
  )
}

interface OfferActionsProps extends Pick<OfferPageProps, 'locale' | 'offer'> {
  /** Whether the page has a first button. */
  isSecond: boolean
}

/** Links to the company, only with status 20, and to its contact page. */
function OfferActions({ locale, offer, isSecond }: OfferActionsProps) {
  const t = useTranslations('offers')
  const tab = useTranslations('layout')('newTab')
  const contact = contactPage(offer)
  return (
    <Row as="p" gap={3}>
      {showsCompanyButton(offer) && (
        <ButtonLink
          href={localePath(locale, routes.company(offer.company_id))}
          variant={isSecond ? 'secondary' : 'primary'}
        >
          {t('company')}
        </ButtonLink>
      )}
      {contact && (
        <a
          href={contact}
          target="_blank"
          rel="noopener nofollow"
          className={buttonClass('secondary')}
        >
          {t('contact')}
          <Icon name="external" />
          <VisuallyHidden>({tab})</VisuallyHidden>
        </a>
      )}
    </Row>
  )
}
