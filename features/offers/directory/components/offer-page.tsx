import { BilingualName } from '@/components/bilingual-name/bilingual-name'
import { NameNote } from '@/components/bilingual-name/name-note'
import { PageBanner } from '@/components/banner/page-banner'
import { ButtonLink } from '@/components/button/button-link'
import { buttonClass } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { JsonLd } from '@/components/json-ld/json-ld'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { offeredItem } from '@/lib/seo/structured-data'
import { useTranslations } from 'next-intl'
import type { PicturedOffer } from '../contract'
import type { OfferType } from '../../kinds/contract'
import type { SectorNames } from '../queries'
import { contactPage, offerHead, showsCompanyButton } from '../rules'
import styles from './offer-story.module.css'
import { OfferStory } from './offer-story'

interface OfferPageProps {
  locale: Locale
  type: OfferType
  offer: PicturedOffer
  names: SectorNames
}

/**
 * A product or service: pictures, text, facts, and a link to its company (spec part 2 section 2).
 */
export function OfferPage({ locale, type, offer, names }: OfferPageProps) {
  const t = useTranslations('offers')
  const all = useTranslations()
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
    ...{ locale, path: paths[locale], name: title, description },
    images: [offer, ...offer.pictures].flatMap(({ image }) => image ?? []),
    type: type === 'products' ? ('Product' as const) : ('Service' as const),
    category: sub ? inLocale(sub, 'SUB_NAME', locale) : '',
    gtin: offer.gs1_code,
    company: companyName ? { name: companyName, path: routes.company(offer.company_id) } : null,
  }
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
      <OfferStory
        locale={locale}
        offer={offer}
        sector={sector}
        sub={sub}
        labels={all.raw('offers')}
      >
        <OfferActions locale={locale} offer={offer} />
      </OfferStory>
    </>
  )
}

/** Links to the company, only with status 20, and to its contact page. */
function OfferActions({ locale, offer }: Pick<OfferPageProps, 'locale' | 'offer'>) {
  const t = useTranslations('offers')
  const tab = useTranslations('layout')('newTab')
  const contact = contactPage(offer)
  return (
    <p className={styles.actions}>
      {showsCompanyButton(offer) && (
        <ButtonLink href={localePath(locale, routes.company(offer.company_id))}>
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
    </p>
  )
}
