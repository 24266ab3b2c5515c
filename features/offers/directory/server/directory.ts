import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { idsOf } from '@/lib/api/list-query'
import { listOrPage } from '@/lib/api/paging'
import { eachOnce } from '@/lib/api/used-values'
import { Problem } from '@/lib/api/problem'
import { database, type Database } from '@/lib/db/database'
import { readEdition } from '../../server/approval.sql'
import { partLength, type offersOfCompany } from '../contract'
import type { OfferType } from '../../kinds/contract'
import { tradeFacts } from '../../trade-facts/contract'
import { shownCertificates } from '../../trade-facts/server/trade-facts'
import { companyOfferListShape, sectorOfferListShape } from '../search-params'
import {
  countOfSubIndustry,
  isPublicCompany,
  selectBetween,
  selectOfCompany,
  selectOfSubIndustry,
  selectOffers,
  selectParts,
  selectSectorsOfCompany,
  selectUsedSectors,
  type CompanyOfferFilters,
} from './directory.sql'

type CompanyOfferQuery = QueryOf<typeof offersOfCompany>
type PagedQuery = Pick<CompanyOfferQuery, 'page' | 'per_page'>

/** Approved products or services of a sub-sector, newest first (decisions section 3). */
export async function listOfSubIndustry(type: OfferType, sub: number, query: PagedQuery) {
  const db = await database()
  return listOrPage(query, sectorOfferListShape.pageSize, {
    rows: (range) => selectOfSubIndustry(db, type, sub, range),
    count: () => countOfSubIndustry(db, type, sub),
  })
}

const sectorsIn = (rows: readonly { industry: number; sub: number }[]) => ({
  industries: eachOnce(rows.map(({ industry }) => industry)),
  subs: eachOnce(rows.map(({ sub }) => sub)),
})

/** The sectors and sub-sectors in which there is anything: others lead to nothing. */
export async function listUsedSectors() {
  const db = await database()
  const [products, services] = await Promise.all([
    selectUsedSectors(db, 'products'),
    selectUsedSectors(db, 'services'),
  ])
  return { products: sectorsIn(products), services: sectorsIn(services) }
}

/** The sectors and sub-sectors of what a company offers; none without an approved company. */
export async function listSectorsOfCompany(companyId: number) {
  const db = await database()
  const [products, services] = await Promise.all([
    selectSectorsOfCompany(db, companyId, 'products'),
    selectSectorsOfCompany(db, companyId, 'services'),
  ])
  return { products: sectorsIn(products), services: sectorsIn(services) }
}

/**
 * The offers of an approved company, of one type or of both: products, then services. A sector of
 * products excludes services, and vice versa. Throws `not_found` without the company.
 */
export async function listOfCompany(companyId: number, query: CompanyOfferQuery) {
  const db = await database()
  if (!(await isPublicCompany(db, companyId))) throw new Problem('not_found')
  const filters = filtersOf(query)
  return listOrPage(query, companyOfferListShape.pageSize, ofCompany(db, companyId, filters))
}

/** The rows and their total come from one snapshot, which reading the rows starts. */
function ofCompany(db: Database, companyId: number, filters: CompanyOfferFilters) {
  let found: ReturnType<typeof selectOfCompany> | undefined
  return {
    rows: async (range: Parameters<typeof selectOfCompany>[3]) => {
      found = selectOfCompany(db, companyId, filters, range)
      return (await found).offers
    },
    count: async () => (await found)?.total ?? 0,
  }
}

function filtersOf({ type, industry, service, sub }: CompanyOfferQuery): CompanyOfferFilters {
  const anySector = industry !== undefined || service !== undefined
  const sectorFilter = (own: OfferType, sectors: string | undefined) => {
    if (type !== undefined && type !== own) return null
    if (anySector && sectors === undefined) return null
    return { industries: idsOf(sectors), subs: idsOf(sub) }
  }
  return {
    products: sectorFilter('products', industry),
    services: sectorFilter('services', service),
  }
}

/** The approved products, or services, of a company. Throws `not_found` without the company. */
export async function listTypeOfCompany(type: OfferType, companyId: number, query: PagedQuery) {
  const db = await database()
  if (!(await isPublicCompany(db, companyId))) throw new Problem('not_found')
  const filters = filtersOf({ type })
  return listOrPage(query, companyOfferListShape.pageSize, ofCompany(db, companyId, filters))
}

/**
 * One approved product or service with its pictures and trade facts. Throws `not_found`, also for one that is not
 * approved.
 */
export async function getOffer(type: OfferType, id: number) {
  const db = await database()
  const [offer] = await selectOffers(db, type, [id])
  if (!offer) throw new Problem('not_found')
  const { pictures = [], ...saved } = (await readEdition(db, type, id, 'public')) ?? {}
  const facts = tradeFacts.parse(saved)
  const public_certificates = await shownCertificates(db, offer.company_id, facts)
  const certificates = public_certificates.map(({ title }) => title)
  return { ...offer, ...facts, certificates, public_certificates, pictures }
}

/** Numbers of the parts of the directory that hold anything, for the site map. */
export async function listParts() {
  return selectParts(await database(), partLength)
}

/** The last part whose ids the database can hold. */
const lastPart = Math.floor(2 ** 31 / partLength)

/** Ids of the approved records of one part. Throws `not_found` for an empty part. */
export async function listPages(part: number) {
  if (part > lastPart) throw new Problem('not_found')
  const db = await database()
  const ends = [(part - 1) * partLength + 1, part * partLength] as const
  const [companies, products, services] = await Promise.all([
    selectBetween(db, 'companies', ends),
    selectBetween(db, 'products', ends),
    selectBetween(db, 'services', ends),
  ])
  if (companies.length + products.length + services.length === 0) throw new Problem('not_found')
  return { companies, products, services }
}
