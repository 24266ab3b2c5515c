import { peopleList } from '@/features/people/contract'
import { approvals } from '@/features/approvals/contract'
import { contentList } from '@/features/content/contract'
import { caseDesk } from '@/features/enquiries/case-desk/contract'
import { mediaList } from '@/features/files/library/contract'
import { auditLog } from '@/features/audit-log/contract'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { locales } from '@/lib/i18n/locale'
import type { DataProvider, GetListParams } from 'react-admin'

/** The query of a list of react-admin: its filters are next to `q` under their wire names. */
interface ListRequest {
  page: number
  per_page: number
  sort: string | undefined
  filter: Record<string, string>
}

function requestOf({ pagination, sort, filter }: GetListParams): ListRequest {
  const given: object = filter ?? {}
  return {
    page: pagination?.page ?? 1,
    per_page: pagination?.perPage ?? 25,
    sort: sort?.field ? `${sort.field}-${sort.order.toLowerCase()}` : undefined,
    filter: Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
      ),
    ),
  }
}

/** Records of a kind: state and language have parameters of their own, fields share one. */
function contentRows(kind: string, { filter, ...request }: ListRequest) {
  const { q, state, missing, older, ...fields } = filter
  const among = Object.entries(fields).map(([field, value]) => `${field}:${value}`)
  const query = { ...request, q, state, filter: among.join(',') || undefined }
  return call(contentList, {
    params: { kind },
    query: { ...query, ...languageFilters({ missing, older }) },
  })
}

function languageFilters(given: Record<'missing' | 'older', string | undefined>) {
  const one = (text: string | undefined) => locales.find((locale) => locale === text)
  return { missing: one(given.missing), older: one(given.older) }
}

async function mediaRows({ page, per_page, filter: { q, kind, without_alt } }: ListRequest) {
  const { data, total } = await call(mediaList, {
    query: {
      page,
      per_page,
      q,
      kind: kind === 'picture' || kind === 'document' ? kind : undefined,
      without_alt: without_alt === '1' ? '1' : undefined,
    },
  })
  return { data: data.map((medium) => ({ id: medium.key, ...medium })), total }
}

/** A list whose filters are already parameters of the call, which validates them. */
async function ownRows(
  { filter, ...request }: ListRequest,
  read: (query: object) => Promise<object>,
) {
  const answer = await read({ ...request, ...filter })
  return isCapped(answer) ? { ...answer, meta: { isCapped: true } } : answer
}

const isCapped = (answer: object) => 'total_capped' in answer

/** Companies, products and services have ids of their own: a row is named `company.12`. */
async function approvalRows({ page, per_page, filter: { kind, status } }: ListRequest) {
  const answer = await call(approvals, { query: { page, per_page, kind, status } })
  if (Array.isArray(answer)) throw new Problem('internal')
  return { ...answer, data: answer.data.map((row) => ({ ...row, id: `${row.kind}.${row.id}` })) }
}

function rowsOf(resource: string, request: ListRequest) {
  const kind = /^content\/(.+)$/.exec(resource)?.[1]
  if (kind !== undefined) return contentRows(kind, request)
  if (resource === 'media') return mediaRows(request)
  if (resource === 'approvals') return approvalRows(request)
  if (resource === 'enquiries')
    return ownRows(request, (query) => call(caseDesk, { query: assumeType(query) }))
  if (resource === 'people')
    return ownRows(request, (query) => call(peopleList, { query: assumeType(query) }))
  if (resource === 'trail')
    return ownRows({ ...request, sort: undefined }, (query) =>
      call(auditLog, { query: assumeType(query) }),
    )
  throw new Problem('not_found')
}

/** No record is changed through react-admin: each action is a declared call of its own. */
function noVerb(): Promise<never> {
  return Promise.reject(new Problem('method_not_allowed'))
}

/** Lists of the back office over the contract; a resource is `content/<kind>`, `media` or a work list. */
export const dataProvider: DataProvider = {
  getList: async (resource, params) => assumeType(await rowsOf(resource, requestOf(params))),
  getOne: noVerb,
  getMany: noVerb,
  getManyReference: noVerb,
  create: noVerb,
  update: noVerb,
  updateMany: noVerb,
  delete: noVerb,
  deleteMany: noVerb,
}
