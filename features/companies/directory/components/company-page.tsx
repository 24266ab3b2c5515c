import { PageBanner } from '@/components/banner/page-banner'
import { buttonClass } from '@/components/button/button'
import { ContactLink } from '@/components/contact-link/contact-link'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Icon } from '@/components/icon/icon'
import { JsonLd } from '@/components/json-ld/json-ld'
import { pageView } from '@/components/list-view/page-view'
import { Picture } from '@/components/picture/picture'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { organizationProfile } from '@/lib/seo/structured-data'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Company } from '../contract'
import type { CompanyNames } from '../queries'
import { companyHead, companySite } from '../rules'
import styles from './company-page.module.css'

interface CompanyPageProps {
  locale: Locale
  company: Company
  names: CompanyNames
  /** The unprefixed address of the list of companies. */
  listPath: string
  /** What the company offers. */
  children: ReactNode
}

/** A company: logo, registered name, facts and what it offers (spec part 2 section 2). */
export function CompanyPage({ locale, company, names, listPath, children }: CompanyPageProps) {
  const t = useTranslations('companies')
  const tab = useTranslations('layout')('newTab')
  const { title, description, paths } = companyHead(company, locale)
  const site = companySite(company)
  const profile = {
    ...{ locale, path: paths[locale], name: title, description, site },
    ...{ logo: company.logo, email: company.e_mail, telephone: company.phone_number },
    founded: company.founded,
  }
  return (
    <>
      <JsonLd data={organizationProfile(profile)} />
      <PageBanner
        locale={locale}
        seed={company.id}
        steps={[{ title: t('list'), href: localePath(locale, listPath) }, { title }]}
        title={<Bilingual of={company} field="company_registered_name" locale={locale} />}
        lead={company.company_trading_name}
      />
      <div className={styles.layout}>
        <Picture
          src={company.logo}
          alt={t('logo', { name: title })}
          first
          sizes="(width < 924px) 94vw, 340px"
          className={styles.logo}
        />
        <div className={styles.story}>
          <Bilingual
            of={company}
            field="description"
            locale={locale}
            as="p"
            className={styles.text}
          />
          {site && (
            <a
              href={site}
              target="_blank"
              rel="noopener nofollow"
              className={buttonClass('secondary')}
            >
              {t('visit')}
              <Icon name="external" />
              <VisuallyHidden>({tab})</VisuallyHidden>
            </a>
          )}
        </div>
        <CompanyFacts locale={locale} company={company} names={names} />
      </div>
      {children}
    </>
  )
}

/** Where a company is, how to reach it, where it exports to, and its certificates. */
function CompanyFacts({
  locale,
  company,
  names,
}: Pick<CompanyPageProps, 'locale' | 'company' | 'names'>) {
  const t = useTranslations('companies')
  const place =
    names.governorates.find(({ id }) => id === company.governorates) ??
    names.countries.find(({ id }) => id === company.location_country_id)
  const markets = names.countries
    .filter(({ id }) => company.countries_of_operations.includes(id))
    .map((country) => inLocale(country, 'name', locale))
  const comma = locale === 'ar' ? '، ' : ', '
  const { phone_number: phone, e_mail: mail, founded } = company
  return (
    <div>
      <DefinitionList
        facts={[
          { term: t('place'), value: place && inLocale(place, 'name', locale) },
          { term: t('founded'), value: founded !== null && <span data-ltr>{founded}</span> },
          { term: t('phone'), value: phone && <ContactLink kind="phone" value={phone} /> },
          { term: t('mail'), value: mail && <ContactLink kind="mail" value={mail} /> },
          { term: t('filter.country'), value: markets.join(comma) },
          { term: t('certificates'), value: company.certificates.join(comma) },
        ].filter(({ value }) => value !== false)}
      />
    </div>
  )
}

/** The head of a company's page, or of a further page of what it offers. */
export async function companyMetadata({
  locale,
  company,
  siteName,
  page,
}: Pick<CompanyPageProps, 'locale' | 'company'> & {
  siteName: string
  page: number
}): Promise<Metadata> {
  const { title, description, paths } = companyHead(company, locale)
  const view = await pageView(page, `?page=${page}`)
  const query = view?.query ?? ''
  return pageMetadata({
    locale,
    siteName,
    title: view ? view.title(title) : title,
    description,
    paths: { en: paths.en + query, ar: paths.ar + query },
    ...(company.logo && { image: { url: company.logo, alt: title } }),
  })
}
