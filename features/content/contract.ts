import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { contentStates } from '@/lib/db/content-state'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { homeKinds } from './home-kinds/contract'
import type { ContentKind } from './kinds/contract'
import { listKinds } from './list-kinds/contract'
import { marketKinds } from './market-kinds/contract'

/** Every kind of public content that staff edit, by the name it has in addresses. */
export const contentKinds: Readonly<Record<string, ContentKind>> = {
  ...homeKinds,
  ...marketKinds,
  ...listKinds,
}

export const contentKindNames = Object.keys(contentKinds)

/** The name of a kind in an address. */
export const contentKind = z.enum(contentKindNames)
/** The key of a record: a number, or what names it in its list, between points. */
export const recordId = z.string().regex(/^(?:(?:[a-z_]{1,40}|\d{1,9})\.)?\d{1,9}$/)
/** How many steps staff have taken with a record. */
export const contentVersion = z.int().min(0).max(2_147_483_647)
const instant = z.iso.datetime({ offset: true })
/** A record's fields under their wire names; the kind's schema judges them. */
export const contentFields = z.record(z.string(), z.unknown())
/** Somebody of staff. */
export const staffPerson = z.object({ id: z.int(), name: z.string() })

/** How the work on a record stands. */
export const contentStanding = z.object({
  id: z.string(),
  version: contentVersion,
  state: z.enum(contentStates),
  /** Whether the public can see a version of it. */
  is_published: z.boolean(),
  /** What waits is to take the record away. */
  removes: z.boolean(),
  ...bilingualText('label'),
  publish_at: instant.nullable(),
  note: z.string().nullable(),
  updated_at: instant.nullable(),
  updated_by: staffPerson.nullable(),
  approved_by: staffPerson.nullable(),
  /** Languages that lack something the other one has, and whose text is older than the other's. */
  missing: z.array(z.enum(locales)),
  older: z.array(z.enum(locales)),
})

export type ContentStanding = z.infer<typeof contentStanding>

const listed = contentStanding.extend({
  /** What will be published next, else what is; without HTML and without lists of its own. */
  record: contentFields,
})

/** A record with what waits and what is published. */
export const contentDetail = contentStanding.extend({
  /** What will be published next, else what is. */
  record: contentFields,
  /** What the public sees; null while nothing is published. */
  published: contentFields.nullable(),
  four_eyes: z.boolean(),
  /** Fields written in one language only since they were equal, with the instant. */
  touched: z.record(z.string(), z.object({ en: instant.optional(), ar: instant.optional() })),
  /** Who wrote what is not published yet. */
  authors: z.array(staffPerson),
})

export type ContentDetail = z.infer<typeof contentDetail>

/** A page of a list of the back office. */
export const pageOfList = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  })

/** States between commas. */
export const stateList = z
  .string()
  .refine((text) => text.split(',').every((one) => contentStates.some((state) => state === one)))
  .optional()

/** What every call on content declares. */
export const editors = { access: 'staff:editor' } as const
export const oneRecord = {
  ...editors,
  params: z.object({ kind: contentKind, id: recordId }),
} as const

export const contentList = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content/{kind}',
  summary: 'Records of a kind of content, those never published first',
  params: z.object({ kind: contentKind }),
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    /** `news_date-desc` */
    sort: z
      .string()
      .regex(/^\w{1,40}-(?:asc|desc)$/)
      .optional(),
    /** `status:1,tab_id:2` */
    filter: z
      .string()
      .max(400)
      .regex(/^\w{1,40}:[\w .-]{0,80}(?:,\w{1,40}:[\w .-]{0,80}){0,7}$/)
      .optional(),
    /** Keys of records, between commas. */
    ids: z
      .string()
      .max(5_000)
      .refine((text) => text.split(',').every((id) => recordId.safeParse(id).success))
      .optional(),
    state: stateList,
    missing: z.enum(locales).optional(),
    older: z.enum(locales).optional(),
  }),
  response: pageOfList(listed),
  errors: ['not_found', 'forbidden'],
})

export const contentRecord = endpoint({
  ...oneRecord,
  method: 'GET',
  path: 'admin/content/{kind}/{id}',
  summary: 'A record with what will be published next and what is published',
  response: contentDetail,
  errors: ['not_found', 'forbidden'],
})

/** What saves a draft. */
const draft = z.object({
  record: contentFields,
  /** Bilingual fields whose other language was found right as it is. */
  checked: z.array(z.string().max(60)).max(100).optional(),
})

export const addContent = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/content/{kind}',
  summary: 'Begin a new record; it is a draft until it is published',
  params: z.object({ kind: contentKind }),
  body: draft,
  response: contentDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const saveContent = endpoint({
  ...oneRecord,
  method: 'PUT',
  path: 'admin/content/{kind}/{id}',
  summary: 'Save what will be published next; the public still sees what is published',
  body: draft.extend({ version: contentVersion }),
  response: contentDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const removeContent = endpoint({
  ...oneRecord,
  method: 'DELETE',
  path: 'admin/content/{kind}/{id}',
  summary: 'Take a record away, or ask for it where four eyes are asked',
  query: z.object({ version: z.coerce.number().pipe(contentVersion) }),
  response: contentStanding,
  errors: ['not_found', 'forbidden', 'conflict'],
})
