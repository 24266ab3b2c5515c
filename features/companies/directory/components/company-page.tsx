import { BilingualName } from '@/components/bilingual-name/bilingual-name'
import { NameNote } from '@/components/bilingual-name/name-note'
import { PageBanner } from '@/components/banner/page-banner'
import { ButtonBar } from '@/components/button-bar/button-bar'
import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { JsonLd } from '@/components/json-ld/json-ld'
import { pageView } from '@/components/list-view/page-view'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { organizationProfile } from '@/lib/seo/structured-data'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Company } from '../contract'
import type { CompanyNames } from '../queries'
import { employeesOf } from '../../profile/rules'
import { companyHead, companySite, requestHref } from '../rules'
import { CompanyProfile } from './company-profile'

interface CompanyPageProps {
  locale: Locale
  company: Company
  names: CompanyNames
  /** The unprefixed address of the list of companies. */
  listPath: string
  /** The offers of the company. */
  children: ReactNode
  /** Asks the company on the portal; without it the form for buyers does. */
  ask?: ReactNode
  /** How fast the company answers, where it is known. */
  speed?: ReactNode
}

/**
 * A company: logo, registered name, facts and what it offers (spec part 2 section 2), and the way to
 * send it a request, which stays in view.
 */
export function CompanyPage(props: CompanyPageProps) {
  const { locale, company, names, listPath, children, ask, speed } = props
  const t = useTranslations('companies')
  const { title, description, paths } = companyHead(company, locale)
  const note = useTranslations()('oneScript')
  const name = { of: company, field: 'company_registered_name', locale } as const
  const site = companySite(company)
  const profile = {
    locale,
    path: paths[locale],
    name: title,
    description,
    site,
    logo: company.logo,
    email: company.e_mail,
    telephone: company.phone_number,
    founded: company.founded,
    employees: company.employees === null ? null : employeesOf(company.employees),
    languages: company.languages,
    registration: company.registration_number,
  }
  return (
    <>
      <JsonLd data={organizationProfile(profile)} />
      <PageBanner
        locale={locale}
        section="buyers"
        seed={company.id}
        steps={[{ title: t('list'), href: localePath(locale, listPath) }, { title }]}
        title={<BilingualName {...name} />}
        lead={
          <>
            <BilingualName of={company} field="company_trading_name" locale={locale} />
            <NameNote {...name} note={note} />
            {speed}
          </>
        }
      />
      <ButtonBar
        name={<BilingualName {...name} />}
        button={
          ask ?? (
            <ButtonLink href={requestHref(company, localePath(locale, listPath))}>
              <Icon name="mail" />
              {t('request')}
            </ButtonLink>
          )
        }
      >
        <CompanyProfile locale={locale} company={company} names={names} />
        {children}
      </ButtonBar>
    </>
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
