import 'server-only'
import { searchBarriers } from '@/features/barriers/review/server/review'
import { searchRequests } from '@/features/buying-requests/review/server/review'
import { searchCompanies } from '@/features/companies/name-search/server/name-search'
import { searchContent } from '@/features/content/server/content'
import { searchCases } from '@/features/enquiries/server/staff-search'
import { searchMedia } from '@/features/files/library/server/library'
import { searchOffers } from '@/features/offers/review/server/review'
import { searchPeople } from '@/features/people/server/people'
import { searchQuotations } from '@/features/quotation-requests/review/server/review'
import { personOf, type Actor } from '@/lib/auth/actor'
import { permit, rightsOf } from '@/lib/auth/staff-areas'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { foundKinds, mostOfKind, type FoundGroup, type FoundRecord } from '../contract'
import { accessOf, type FoundKind } from '../rules'

type Recorded = Exclude<FoundKind, 'content'>
type Find = (db: Executor, text: string, limit: number, reader: Actor) => Promise<FoundRecord[]>

const plain = { approval: null }

const offers =
  (type: 'products' | 'services'): Find =>
  async (db, text, limit) =>
    (await searchOffers(type, db, text, limit)).map((offer) => ({
      ...plain,
      id: String(offer.id),
      ...renamePair(offer, 'name', 'title'),
      ...renamePair(offer, 'company_name', 'about'),
      approval: offer.status,
    }))

const finders: Record<Recorded, Find> = {
  enquiries: async (db, text, limit, reader) =>
    (await searchCases(db, { search: text, limit, reader })).map(({ enquiry, type }) => ({
      ...plain,
      id: String(enquiry.id),
      ...renamePair(type, 'name', 'title'),
      ...bothLanguages('about', joined(enquiry.name, enquiry.company)),
    })),
  requests: async (db, text, limit) =>
    (await searchRequests(db, text, limit)).map((request) => ({
      ...plain,
      id: String(request.id),
      ...renamePair(request, 'product', 'title'),
      ...bothLanguages('about', request.company),
    })),
  quotations: async (db, text, limit) =>
    (await searchQuotations(db, text, limit)).map((request) => ({
      ...plain,
      id: String(request.id),
      ...renamePair(request, 'company_registered_name', 'title'),
      ...bothLanguages('about', ''),
    })),
  companies: async (db, text, limit) =>
    (await searchCompanies(db, text, limit)).map((company) => ({
      ...plain,
      id: String(company.id),
      ...renamePair(company, 'name', 'title'),
      ...bothLanguages('about', ''),
      approval: company.status,
    })),
  products: offers('products'),
  services: offers('services'),
  people: async (db, text, limit) =>
    (await searchPeople(db, text, limit)).map(({ id, name, last_name, email }) => ({
      ...plain,
      id: String(id),
      ...bothLanguages('title', `${name} ${last_name}`.trim()),
      ...bothLanguages('about', email),
    })),
  barriers: async (db, text, limit) =>
    (await searchBarriers(db, text, limit)).map((barrier) => ({
      ...plain,
      id: String(barrier.id),
      ...renamePair(barrier, 'title', 'title'),
      ...renamePair(barrier.market, 'name', 'about'),
    })),
  media: async (db, text, limit) =>
    (await searchMedia(db, text, limit)).map((file) => ({
      ...plain,
      id: file.key,
      ...bothLanguages('title', file.file_name ?? file.key),
      ...bilingualPair('about', textsOf(file, 'alt')),
    })),
}

const joined = (...texts: string[]) => texts.filter((text) => text !== '').join(' · ')

/** One more than an answer has, which says whether there are more. */
const read = mostOfKind + 1

const group = (kind: FoundKind, content_kind: string | null, records: FoundRecord[]) => ({
  kind,
  content_kind,
  records: records.slice(0, mostOfKind),
  has_more: records.length > mostOfKind,
})

async function contentGroups(db: Executor, text: string): Promise<FoundGroup[]> {
  const byKind = Map.groupBy(await searchContent(db, text, read), ({ kind }) => kind)
  return [...byKind].map(([name, records]) =>
    group(
      'content',
      name,
      records.map((record) => ({
        ...plain,
        id: record.id,
        ...renamePair(record, 'label', 'title'),
        ...bothLanguages('about', ''),
      })),
    ),
  )
}

/**
 * Records that a text names, of every kind that the caller's rights open, at most a few of each
 * kind; nothing for others, and nothing without a text.
 */
export async function searchForStaff(actor: Actor, { q = '' }: { q?: string | undefined }) {
  const rights = rightsOf(personOf(actor))
  const text = q.trim()
  if (rights.length === 0 || !/[\p{L}\p{N}]/u.test(text)) return []
  const db = await database()
  const answer: FoundGroup[] = []
  for (const kind of foundKinds.filter((one) => permit(rights, accessOf[one]))) {
    const found =
      kind === 'content'
        ? await contentGroups(db, text)
        : [group(kind, null, await finders[kind](db, text, read, actor))]
    answer.push(...found.filter(({ records }) => records.length > 0))
  }
  return answer
}
