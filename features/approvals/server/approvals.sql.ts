import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import { type ApprovalStatus, waitingStatuses } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { and, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias, unionAll, type PgColumn } from 'drizzle-orm/pg-core'
import type { SubmittedKind } from '../contract'

interface SubmissionFilters {
  kinds: readonly SubmittedKind[]
  statuses: readonly ApprovalStatus[]
  /** Returned to their companies for changes; undefined for all. */
  returned: boolean | undefined
  /** Last saved from then on, and before then. */
  from?: string | undefined
  until?: string | undefined
}

const sources = {
  company: {
    head: companies,
    version: companyVersions,
    key: companyVersions.company_id,
    owner: companies.id,
    names: columnsOf(companyVersions, ['company_registered_name']),
  },
  product: {
    head: products,
    version: productVersions,
    key: productVersions.product_id,
    owner: products.company_id,
    names: columnsOf(productVersions, ['name']),
  },
  service: {
    head: services,
    version: serviceVersions,
    key: serviceVersions.service_id,
    owner: services.company_id,
    names: columnsOf(serviceVersions, ['name']),
  },
} as const

const owners = alias(companyVersions, 'owners')
const [ownerEnglish, ownerArabic] = columnsOf(owners, ['company_registered_name'])

const nameOf = (column: PgColumn | undefined, alias: string) => sql<string>`${column}`.as(alias)

/** Nothing of a company that is not public is public. */
const isShown = (owner: PgColumn) =>
  sql`exists (select from ${companies} shown where shown.id = ${owner}
    and shown.approved_at is not null and shown.deleted_at is null)`

/** The records of one kind with these statuses, by their last saved name. */
function submissionsOf(db: Executor, kind: SubmittedKind, filters: SubmissionFilters) {
  const { kinds, statuses, returned, from, until } = filters
  const { head, version, key, owner, names } = sources[kind]
  const isReturned = and(inArray(head.status, [...waitingStatuses]), isNotNull(head.refusal_reason))
  const [english, arabic] = names
  return db
    .select({
      kind: sql<SubmittedKind>`${kind}::text`.as('kind'),
      id: sql<number>`${head.id}`.as('id'),
      company_id: sql<number>`${owner}`.as('company_id'),
      ...bilingualPair('name', {
        en: nameOf(english, 'english_name'),
        ar: nameOf(arabic, 'arabic_name'),
      }),
      ...bilingualPair('company_name', {
        en: nameOf(ownerEnglish, 'company_english_name'),
        ar: nameOf(ownerArabic, 'company_arabic_name'),
      }),
      status: sql<ApprovalStatus>`${head.status}`.as('status'),
      version: sql<number>`${head.version}`.as('version'),
      is_public: sql<boolean>`(${isNotNull(head.approved_at)} and ${isShown(owner)})`.as(
        'is_public',
      ),
      is_returned: sql<boolean>`coalesce(${isReturned}, false)`.as('is_returned'),
      refusal_reason: sql<string | null>`${head.refusal_reason}`.as('refusal_reason'),
      updated_at: sql<string>`${head.updated_at}`.mapWith(head.updated_at).as('updated_at'),
    })
    .from(head)
    .innerJoin(version, and(eq(key, head.id), eq(version.edition, 'owner')))
    .innerJoin(owners, and(eq(owners.company_id, owner), eq(owners.edition, 'owner')))
    .where(
      and(
        kinds.includes(kind) ? undefined : sql`false`,
        inArray(head.status, [...statuses]),
        isNull(head.deleted_at),
        returned === undefined ? undefined : returned ? isReturned : sql`not (${isReturned})`,
        from === undefined ? undefined : gte(head.updated_at, from),
        until === undefined ? undefined : lt(head.updated_at, until),
      ),
    )
}

const all = (db: Executor, filters: SubmissionFilters) =>
  unionAll(
    submissionsOf(db, 'company', filters),
    submissionsOf(db, 'product', filters),
    submissionsOf(db, 'service', filters),
  )

/** Submitted records, the longest unchanged first. */
export async function selectSubmissions(
  db: Executor,
  { limit, offset, ...filters }: SubmissionFilters & { limit: number; offset: number },
) {
  return all(db, filters)
    .orderBy(sql`updated_at`, sql`kind`, sql`id`)
    .limit(limit)
    .offset(offset)
}

export async function countSubmissions(db: Executor, filters: SubmissionFilters) {
  const found = all(db, filters).as('found')
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(found)
  return counted?.total ?? 0
}
