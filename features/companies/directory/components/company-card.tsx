'use client'

import { BilingualName } from '@/components/bilingual-name/bilingual-name'
import { NameNote } from '@/components/bilingual-name/name-note'
import { Card } from '@/components/card/card'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { IsolatedList } from '@/components/isolated/isolated-list'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { fillText } from '@/lib/i18n/count-forms'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { firstSentence } from '@/lib/i18n/paragraphs'
import { localePath, routes } from '@/lib/routing/routes'
import { lastCheck } from '../../verification/rules'
import type { Company } from '../contract'
import { companyScene } from '../rules'
import styles from './company-card.module.css'

/** The names of sectors and places, as the filters offer them. */
export interface CompanyOptions {
  products: readonly FilterOption[]
  services: readonly FilterOption[]
  countries: readonly FilterOption[]
  governorates: readonly FilterOption[]
}

interface CompanyCardProps {
  locale: Locale
  company: Company
  options: CompanyOptions
  /** Said of a name in the other language only. */
  nameNote: string
  /** Says on which day the portal has checked something of it; has the place `{date}`. */
  verified: string
}

/** A company in the list: logo, name, location and sectors. */
export function CompanyCard({ locale, company, options, nameNote, verified }: CompanyCardProps) {
  const name = { of: company, field: 'company_registered_name', locale } as const
  const named = (given: readonly FilterOption[], ids: readonly (number | null)[]) =>
    given.filter(({ value }) => ids.includes(Number(value)))
  const [place] = [
    ...named(options.governorates, [company.governorates]),
    ...named(options.countries, [company.location_country_id]),
  ]
  const sectors = [
    ...named(options.products, company.industry_information_for_products),
    ...named(options.services, company.industry_information_for_services),
  ]
  const checked = lastCheck(company.verified)
  return (
    <Card
      href={localePath(locale, routes.company(company.id))}
      title={<BilingualName {...name} />}
      meta={place && <span lang={place.lang}>{place.text}</span>}
      cover={
        <Picture
          src={company.logo}
          alt=""
          whole
          fallback={<Scene name={companyScene(company)} />}
          sizes="(width < 600px) 80px, (width < 1120px) 46vw, 320px"
        />
      }
    >
      <NameNote {...name} note={nameNote} />
      <Note tone="faint" className={styles.sectors}>
        <IsolatedList locale={locale} texts={sectors} />
      </Note>
      <Bilingual
        of={company}
        field="description"
        locale={locale}
        as="p"
        className={styles.text}
        prepare={firstSentence}
      />
      {checked && (
        <p className={styles.verified}>
          <Icon name="shield" size={20} />
          {fillText(verified, { date: formatDate(checked, locale) }, locale)}
        </p>
      )}
    </Card>
  )
}
