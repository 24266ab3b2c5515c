import { PageBanner } from '@/components/banner/page-banner'
import { ButtonLink } from '@/components/button/button-link'
import { buttonClass } from '@/components/button/button'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Icon } from '@/components/icon/icon'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Picture } from '@/components/picture/picture'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { offeredItem } from '@/lib/seo/structured-data'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import type { Offer, OfferType } from '../contract'
import type { SectorNames } from '../queries'
import { contactPage, offerHead, showsCompanyButton } from '../rules'
import styles from './offer-page.module.css'

interface OfferPageProps {
  locale: Locale
  type: OfferType
  offer: Offer
  names: SectorNames
}

/** A product or service: picture, text, facts, and the way to its company (spec part 2 section 2). */
export function OfferPage({ locale, type, offer, names }: OfferPageProps) {
  const t = useTranslations('offers')
  const { title, description, paths } = offerHead(type, offer, locale)
  const sector = names[type].find(({ iid }) => iid === offer.industry)
  const sub = names.subs.find(({ id }) => id === offer.sub_ind)
  const company = showsCompanyButton(offer) ? offer.company_belongs : null
  const companyName = company && inLocale(company, 'company_registered_name', locale)
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
    ...{ locale, path: paths[locale], name: title, description, image: offer.image },
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
        seed={offer.id}
        steps={steps}
        title={<Bilingual of={offer} field="name" locale={locale} />}
        lead={companyName ?? t(`one.${type}`)}
      />
      <div className={styles.layout}>
        <Picture
          src={offer.image}
          alt={inLocale(offer, 'image_alt', locale)}
          first
          sizes="(width < 924px) 94vw, 520px"
          className={styles.picture}
        />
        <div className={styles.story}>
          <Bilingual
            of={offer}
            field="description"
            locale={locale}
            as="p"
            className={styles.text}
          />
          <DefinitionList
            facts={[
              {
                term: t('sector'),
                value: sector && <Bilingual of={sector} field="name" locale={locale} />,
              },
              {
                term: t('subSector'),
                value: sub && <Bilingual of={sub} field="SUB_NAME" locale={locale} />,
              },
              { term: t('hsCode'), value: offer.hs_code && <Code value={offer.hs_code} /> },
              { term: t('gs1Code'), value: offer.gs1_code && <Code value={offer.gs1_code} /> },
              {
                term: t('features'),
                value: inLocale(offer, 'features', locale) !== '' && (
                  <Bilingual of={offer} field="features" locale={locale} />
                ),
              },
              { term: t('certificate'), value: offer.cert },
            ].filter(({ value }) => value !== false)}
          />
          <OfferActions locale={locale} offer={offer} />
        </div>
      </div>
    </>
  )
}

const Code = ({ value }: { value: string }) => <span data-ltr>{value}</span>

/** The way to the company, shown only when its status is 20, and to its contact page. */
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

/** The head of an item's page. */
export function offerMetadata({
  locale,
  type,
  offer,
  siteName,
}: Pick<OfferPageProps, 'locale' | 'type' | 'offer'> & { siteName: string }): Metadata {
  return pageMetadata({ locale, siteName, ...offerHead(type, offer, locale) })
}
