import { otherName } from '@/components/bilingual-name/other-name'
import { buttonClass } from '@/components/button/button'
import { ContactLink } from '@/components/contact-link/contact-link'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Icon } from '@/components/icon/icon'
import { IsolatedList } from '@/components/isolated/isolated-list'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Paragraphs } from '@/components/paragraphs/paragraphs'
import { focusOf } from '@/components/picture/focus'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale, localized } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Company } from '../contract'
import type { CompanyNames } from '../queries'
import { companyScene, companySite } from '../rules'
import styles from './company-profile.module.css'
import { VerifiedNote } from './verified-note'

interface CompanyProfileProps {
  locale: Locale
  company: Company
  names: Pick<CompanyNames, 'countries' | 'governorates'>
}

/** The public profile of a company: facts and logo, then its description. */
export function CompanyProfile({ locale, company, names }: CompanyProfileProps) {
  const t = useTranslations('companies')
  const tab = useTranslations('layout')('newTab')
  const site = companySite(company)
  const title = inLocale(company, 'company_registered_name', locale)
  return (
    <div className={styles.profile}>
      <div className={styles.layout}>
        <VerifiedNote locale={locale} checks={company.verified} />
        <Stack gap={4} top className={styles.facts}>
          <Picture
            src={company.logo}
            alt={t('logo', { name: isolated(title, locale) })}
            first
            whole
            sizes="(width < 924px) 128px, 200px"
            className={styles.logo}
            fallback={<Scene name={companyScene(company)} />}
          />
          <CompanyFacts locale={locale} company={company} names={names} />
        </Stack>
        <Stack gap={5} align="start" top>
          {company.image !== null && (
            <Picture
              src={company.image}
              alt={inLocale(company, 'image_alt', locale)}
              sizes="(width < 924px) 100vw, 720px"
              focus={focusOf(company)}
              className={styles.photograph}
            />
          )}
          <Paragraphs of={company} field="description" locale={locale} className={styles.text} />
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
        </Stack>
      </div>
    </div>
  )
}

/** Where a company is, how to reach it, where it exports to, and its certificates. */
function CompanyFacts({ locale, company, names }: CompanyProfileProps) {
  const t = useTranslations('companies')
  const place =
    names.governorates.find(({ id }) => id === company.governorates) ??
    names.countries.find(({ id }) => id === company.location_country_id)
  const markets = names.countries
    .filter(({ id }) => company.countries_of_operations.includes(id))
    .map((country) => localized(country, 'name', locale))
  const other = otherName({ of: company, field: 'company_registered_name', locale })
  const tPortal = useTranslations()
  const languages = company.languages.map((code) => ({ text: tPortal(`languages.${code}`) }))
  const list = (texts: Parameters<typeof IsolatedList>[0]['texts']) =>
    texts.length > 0 && <IsolatedList locale={locale} texts={texts} />
  const { phone_number: phone, e_mail: mail, founded, employees } = company
  return (
    <div>
      <DefinitionList
        facts={[
          { term: t('otherName'), value: other ?? false },
          { term: t('place'), value: place && inLocale(place, 'name', locale) },
          { term: t('founded'), value: founded !== null && <span data-ltr>{founded}</span> },
          { term: t('employees'), value: employees !== null && t(`size.${employees}`) },
          {
            term: t('capacity'),
            value: inLocale(company, 'capacity', locale) && (
              <Bilingual of={company} field="capacity" locale={locale} />
            ),
          },
          { term: t('languages'), value: list(languages) },
          { term: t('filter.country'), value: list(markets) },
          {
            term: t('certificates'),
            value: company.public_certificates.length > 0 && (
              <Stack as="ul" gap={1}>
                {company.public_certificates.map(({ title, valid_until: until }) => (
                  <li key={title}>
                    <bdi>{title}</bdi>
                    {until && (
                      <Note as="span" tone="faint" block>
                        {t('validUntil', { date: formatDate(until, locale) })}
                      </Note>
                    )}
                  </li>
                ))}
              </Stack>
            ),
          },
          { term: t('phone'), value: phone && <ContactLink kind="phone" value={phone} /> },
          { term: t('mail'), value: mail && <ContactLink kind="mail" value={mail} /> },
          {
            term: t('registration'),
            value: company.registration_number && <bdi>{company.registration_number}</bdi>,
          },
        ].filter(({ value }) => value !== false)}
      />
    </div>
  )
}
