import { byName, filterOptions, offered } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Page } from '@/lib/api/paging'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Company } from '../contract'
import {
  companyNames,
  companyPage,
  usedFilters,
  type CompanyNames,
  type UsedFilters,
} from '../queries'
import type { CompanyKey, CompanyState } from '../search-params'
import type { CompanyOptions } from './company-card'
import { LazyCompanyView } from './lazy-company-view'

interface CompanyListProps {
  locale: Locale
  /** The unprefixed address of the page that shows the list. */
  path: string
  state: CompanyState
}

/** The companies in the view of the address (spec part 2 section 2, page 160). */
export async function CompanyList({ locale, path, state }: CompanyListProps) {
  const [used, ...loaded] = await Promise.all([usedFilters(), companyPage(state), companyNames()])
  const [first, names] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return (
    <CompanyIsland
      locale={locale}
      path={path}
      state={state}
      first={first}
      names={names}
      used={used}
    />
  )
}

/** Names of sectors and places. */
function optionsOf(names: CompanyNames, locale: Locale): CompanyOptions {
  const places = names.countries.filter(({ portal_own: own }) => !own)
  return {
    products: filterOptions(names.products, 'name', ({ iid }) => iid, locale),
    services: filterOptions(names.services, 'name', ({ iid }) => iid, locale),
    countries: byName(
      filterOptions(places, 'name', ({ id }) => id, locale),
      locale,
    ),
    governorates: byName(
      filterOptions(names.governorates, 'name', ({ id }) => id, locale),
      locale,
    ),
  }
}

interface CompanyIslandProps extends CompanyListProps {
  first: Page<Company>
  names: CompanyNames
  used: UsedFilters
}

function CompanyIsland({ locale, path, state, first, names, used }: CompanyIslandProps) {
  const t = useTranslations('companies')
  const common = useListTexts()
  const options = optionsOf(names, locale)
  const select = (key: 'industry' | 'service' | 'country' | 'governorate') =>
    ({ kind: 'select', key, label: t(`filter.${key}`), all: t(`all.${key}`) }) as const
  const within = (names: keyof NonNullable<UsedFilters>, key: CompanyKey) =>
    offered(options[names], used?.[names], state.filters[key])
  return (
    <LazyCompanyView
      locale={locale}
      path={localePath(locale, path)}
      state={state}
      first={first}
      options={options}
      nameNote={useTranslations()('oneScript')}
      verified={t.raw('verified.on')}
      fields={[
        { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
        { ...select('industry'), options: within('products', 'industry') },
        { ...select('service'), options: within('services', 'service') },
        { ...select('country'), options: within('countries', 'country') },
        { ...select('governorate'), options: within('governorates', 'governorate') },
      ]}
      texts={{
        ...common,
        records: { title: t('title'), count: countForms((count) => t('count', { count }), locale) },
      }}
    />
  )
}
