import type { FilterField, FilterOption } from '@/components/list-view/filter-fields'
import { filterOptions } from '@/components/list-view/filter-options'
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
import { companyOfferPage, sectorNames, type SectorNames } from '../queries'
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
  const loaded = await Promise.all([companyOfferPage(company.id, state), sectorNames()])
  const [first, names] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return <CompanyOffersIsland {...{ locale, company, state, first, names }} />
}

const isChoice = (field: FilterField<CompanyOfferKey>) =>
  field.kind !== 'checks' || field.options.length > 0

/** The options that the company has. */
function own(options: readonly FilterOption[], ids: readonly number[]): FilterOption[] {
  return options.filter(({ value }) => ids.includes(Number(value)))
}

interface CompanyOffersIslandProps extends CompanyOffersProps {
  first: Page<CompanyOffer>
  names: SectorNames
}

function CompanyOffersIsland({ locale, company, state, first, names }: CompanyOffersIslandProps) {
  const t = useTranslations('offers')
  const common = useListTexts()
  const products = filterOptions(names.products, 'name', ({ iid }) => iid, locale)
  const services = filterOptions(names.services, 'name', ({ iid }) => iid, locale)
  const subs = filterOptions(names.subs, 'SUB_NAME', ({ id }) => id, locale)
  const both = [...company.sub_industries_for_products, ...company.sub_industries_for_services]
  const boxes = (key: 'industry' | 'service' | 'sub', options: FilterOption[]) =>
    ({ kind: 'checks', key, label: t(`filter.${key}`), options }) as const
  const fields: FilterField<CompanyOfferKey>[] = [
    {
      kind: 'select',
      key: 'type',
      label: t('filter.type'),
      all: t('both'),
      options: offerTypes.map((type) => ({ value: type, text: t(`type.${type}`) })),
    },
    boxes('industry', own(products, company.industry_information_for_products)),
    boxes('service', own(services, company.industry_information_for_services)),
    boxes('sub', own(subs, both)),
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
      fields={isOnePage ? [] : fields.filter(isChoice)}
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
