import 'server-only'
import type { ParsedOf, QueryOf } from '@/lib/api/endpoint'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import { wholeFrom } from '@/lib/api/paging'
import { sameCall, tableCall, type Provider } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { oneRecord, statusCode, tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import type { OfferType } from '../../kinds/contract'
import { asUploaded } from '../../pictures/rules'
import { noTradeFacts } from '../../trade-facts/contract'
import type * as directoryCalls from '../contract'
import {
  companyOffer,
  directoryParts,
  offerCalls,
  offersOfCompany,
  picturedOffer,
  publicOffer,
  type CompanyOffer,
} from '../contract'
import { companyOfferListShape, sectorOfferListShape } from '../search-params'

const owner = tableRecord(
  publicOffer.shape.company_belongs,
  { company_registered_name_ara: '', logo: null },
  (given) => ({ ...given, status: statusCode(given.status) }),
)

const missing = {
  ...asUploaded,
  ...bothLanguages('description', ''),
  ...bothLanguages('features', '', 'bare'),
  hs_code: null,
  gs1_code: null,
  image: null,
  cert: null,
  contacts: '',
  updated_at: null,
}

const offer = tableRecord(publicOffer.extend({ company_belongs: owner }), missing)
const pictured = tableRecord(picturedOffer.extend({ company_belongs: owner }), {
  ...missing,
  ...noTradeFacts,
  public_certificates: [],
  pictures: [],
})
const both = tableRecord(companyOffer.extend({ company_belongs: owner }), missing)
const ofCompany = tableCall(offersOfCompany, listAnswer(both))

export const sectorOfferTable = { pageSize: sectorOfferListShape.pageSize }

export const companyOfferTable = {
  pageSize: companyOfferListShape.pageSize,
  filters: {
    type: ({ type }: CompanyOffer) => [type],
    sub: ({ sub_ind }: CompanyOffer) => [sub_ind],
  },
  /** A sector of products excludes services, and a sector of services excludes products. */
  matches: (
    { type, industry }: CompanyOffer,
    query: Pick<QueryOf<typeof offersOfCompany>, 'industry' | 'service'>,
  ) => {
    const sectors = type === 'products' ? query.industry : query.service
    const anySector = query.industry !== undefined || query.service !== undefined
    return !anySector || (sectors?.split(',').includes(String(industry)) ?? false)
  },
}

export const directoryAtProvider = {
  // The specification has one call for the products of a company and one for its services.
  offersOfCompany: async ({ params, query }, { ask, call }) => {
    const answer = await whenNotFound(ask(ofCompany, { params, query }), async () => {
      const [products, services] = await Promise.all([
        call(offerCalls.products.ofCompany, { params, query: {} }),
        call(offerCalls.services.ofCompany, { params, query: {} }),
      ])
      return [
        ...wholeFrom(products).map((one) => ({ ...one, type: 'products' as const })),
        ...wholeFrom(services).map((one) => ({ ...one, type: 'services' as const })),
      ]
    })
    return listFromTable(answer, query, companyOfferTable)
  },
  directoryParts: (_input, { ask }) => whenNotFound(ask(directoryParts, {}), () => []),
} satisfies Partial<Stances<typeof directoryCalls>>

/** The calls of products, or of services. */
export function offersOfTypeAtProvider(type: OfferType) {
  const { bySubIndustry, ofCompany, byId } = offerCalls[type]
  const ofTable = (list: typeof bySubIndustry | typeof ofCompany) => {
    const table = tableCall(list, listAnswer(offer))
    return async (input: ParsedOf<typeof list>, { ask }: Provider) =>
      listFromTable(await ask(table, input), input.query, sectorOfferTable)
  }
  return {
    bySubIndustry: ofTable(bySubIndustry),
    ofCompany: ofTable(ofCompany),
    byId: sameCall(byId, oneRecord(pictured)),
  }
}
