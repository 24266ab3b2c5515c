import type { FilterField, FilterOption } from '@/components/list-view/filter-fields'
import { filterOptions, offered } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Company } from '@/features/companies/directory/contract'
import { isFiltered } from '@/lib/api/list-state'
import type { Page } from '@/lib/api/paging'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { CompanyOffer } from '../contract'
import { offerTypes } from '../../kinds/contract'
import { companyOfferPage, companySectors, sectorNames, type SectorNames } from '../queries'
import {
  companyOfferListShape,
  type CompanyOfferKey,
  type CompanyOfferState,
} from '../search-params'
import { LazyCompanyOffersView } from './lazy-company-offers-view'

interface CompanyOffersProps {
  locale: Locale
  company: Company
  state: CompanyOfferState
}

/** The offers of a company, in the view of the address (spec part 2 section 2). */
export async function CompanyOffers({ locale, company, state }: CompanyOffersProps) {
  const [used, ...loaded] = await Promise.all([
    companySectors(company),
    companyOfferPage(company.id, state),
    sectorNames(),
  ])
  const [first, names] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return (
    <CompanyOffersIsland
      locale={locale}
      company={company}
      state={state}
      first={first}
      names={names}
      used={used}
    />
  )
}

interface CompanyOffersIslandProps extends CompanyOffersProps {
  first: Page<CompanyOffer>
  names: SectorNames
  used: Awaited<ReturnType<typeof companySectors>>
}

function CompanyOffersIsland(props: CompanyOffersIslandProps) {
  const { locale, company, state, first, names, used } = props
  const { filters } = state
  const t = useTranslations('offers')
  const common = useListTexts()
  const products = filterOptions(names.products, 'name', ({ iid }) => iid, locale)
  const services = filterOptions(names.services, 'name', ({ iid }) => iid, locale)
  const subs = filterOptions(names.subs, 'SUB_NAME', ({ id }) => id, locale)
  const both = [...used.products.subs, ...used.services.subs]
  const types = offerTypes.map((type) => ({ value: type, text: t(`type.${type}`) }))
  const boxes = (key: 'industry' | 'service' | 'sub', options: FilterOption[]) =>
    ({ kind: 'checks', key, label: t(`filter.${key}`), options }) as const
  const fields: FilterField<CompanyOfferKey>[] = [
    {
      kind: 'select',
      key: 'type',
      label: t('filter.type'),
      all: t('both'),
      options: offered(types, used.types, filters.type),
    },
    boxes('industry', offered(products, used.products.industries, filters.industry)),
    boxes('service', offered(services, used.services.industries, filters.service)),
    boxes('sub', offered(subs, both, filters.sub)),
  ]
  // What fits on one page needs no filters; a view that has some keeps them.
  const isOnePage = !isFiltered(state) && first.total <= companyOfferListShape.pageSize
  return (
    <LazyCompanyOffersView
      locale={locale}
      path={localePath(locale, routes.company(company.id))}
      companyId={company.id}
      state={state}
      first={first}
      labels={{ products: t('one.products'), services: t('one.services') }}
      hsCode={t('hsCode')}
      nameNote={useTranslations()('oneScript')}
      fields={isOnePage ? [] : fields}
      texts={{
        ...common,
        records: {
          title: t('ofCompany'),
          count: countForms((count) => t('count', { count }), locale),
        },
      }}
    />
  )
}
