import { instant, largestId } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { contentStates } from '@/lib/db/codes/content-states'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { contentGroups, type ContentKind } from './kinds/contract'

/** Every kind of content by its name. */
export const contentKinds: Readonly<Record<string, ContentKind>> = Object.fromEntries(
  Object.values(contentGroups).flatMap((kinds) => Object.entries<ContentKind>(kinds)),
)

export const contentKindNames = Object.keys(contentKinds)

/** The name of a kind in an address. */
export const contentKind = z.enum(contentKindNames)
/** The key of a record: a number, or the parts of its key between points. */
export const contentRecordId = z.string().regex(/^(?:(?:[a-z_]{1,40}|\d{1,9})\.)?\d{1,9}$/)
/** Counts the actions of staff on a record. */
export const contentVersion = z.int().min(0).max(largestId)
/** A record's fields under their wire names; the kind's schema validates them. */
export const contentFields = z.record(z.string(), z.unknown())
/** A member of staff. */
export const staffPerson = z.object({ id: z.int(), name: z.string() })

/** The state of the work on a record. */
export const contentStatus = z.object({
  id: z.string(),
  version: contentVersion,
  state: z.enum(contentStates),
  /** Whether the public can see a version of it. */
  is_published: z.boolean(),
  /** The unpublished change removes the record. */
  removes: z.boolean(),
  ...bilingualText('label'),
  publish_at: instant.nullable(),
  /** When the published record goes, who set it, and who confirmed it where four eyes are asked. */
  unpublish_at: instant.nullable(),
  unpublish_by: staffPerson.nullable(),
  unpublish_confirmed_by: staffPerson.nullable(),
  note: z.string().nullable(),
  updated_at: instant.nullable(),
  updated_by: staffPerson.nullable(),
  approved_by: staffPerson.nullable(),
  /** Languages without a text that the other one has, and languages whose text is older. */
  missing: z.array(z.enum(locales)),
  older: z.array(z.enum(locales)),
})

export type ContentStatus = z.infer<typeof contentStatus>

const listed = contentStatus.extend({
  /** The draft, else the published record; without HTML and without lists of its own. */
  record: contentFields,
})

/** A record with its draft and what is published. */
export const contentDetail = contentStatus.extend({
  /** The draft, else the published record. */
  record: contentFields,
  /** The published record; null while there is none. */
  published: contentFields.nullable(),
  four_eyes: z.boolean(),
  /** Fields of which one language was written later than the other, with the instant. */
  touched: z.record(z.string(), z.object({ en: instant.optional(), ar: instant.optional() })),
  /** The authors of the draft. */
  authors: z.array(staffPerson),
})

export type ContentDetail = z.infer<typeof contentDetail>

/** A page of a list in the back office. */
export const pageOfList = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  })

/** States between commas. */
const stateList = z
  .string()
  .refine((text) => text.split(',').every((one) => contentStates.some((state) => state === one)))
  .optional()

/** The declarations that every call on content shares. */
export const editors = { access: 'staff:content' } as const
export const oneRecord = {
  ...editors,
  params: z.object({ kind: contentKind, id: contentRecordId }),
} as const

export const contentList = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content/{kind}',
  summary: 'List the records of a content kind, never-published ones first',
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
      .refine((text) => text.split(',').every((id) => contentRecordId.safeParse(id).success))
      .optional(),
    state: stateList,
    missing: z.enum(locales).optional(),
    older: z.enum(locales).optional(),
    /** Records whose day to be looked at again has come. */
    review: z.enum(['due']).optional(),
  }),
  response: pageOfList(listed),
  errors: ['not_found', 'forbidden'],
})

export const contentRecord = endpoint({
  ...oneRecord,
  method: 'GET',
  path: 'admin/content/{kind}/{id}',
  summary: 'Get a record with its draft and its published version',
  response: contentDetail,
  errors: ['not_found', 'forbidden'],
})

/** The body of calls that save a draft. */
const draft = z.object({
  record: contentFields,
  /** Bilingual fields whose translation was confirmed as still right. */
  checked: z.array(z.string().max(60)).max(100).optional(),
})

export const addContent = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/content/{kind}',
  summary: 'Create a record as a draft',
  params: z.object({ kind: contentKind }),
  body: draft,
  response: contentDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const saveContent = endpoint({
  ...oneRecord,
  method: 'PUT',
  path: 'admin/content/{kind}/{id}',
  summary: 'Save a draft; the published version does not change',
  body: draft.extend({ version: contentVersion }),
  response: contentDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const removeContent = endpoint({
  ...oneRecord,
  method: 'DELETE',
  path: 'admin/content/{kind}/{id}',
  summary: 'Remove a record, or request its removal if the kind requires a second approval',
  query: z.object({ version: z.coerce.number().pipe(contentVersion) }),
  response: contentStatus,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const contentWork = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content-work',
  summary: 'List unpublished changes of all kinds, oldest first',
  query: z.object({ ...pagingQuery, state: stateList }),
  response: pageOfList(
    z.object({
      kind: z.string(),
      ...contentStatus.omit({ is_published: true, missing: true, approved_by: true }).shape,
      is_new: z.boolean(),
    }),
  ),
})

const kindSetting = z.object({
  kind: z.string(),
  four_eyes: z.boolean(),
  /** Whether nobody can switch it off. */
  always_four_eyes: z.boolean(),
  /** Whether the caller may change its records. */
  may_write: z.boolean(),
  /** Unpublished changes, by state. */
  waiting: z.partialRecord(z.enum(contentStates), z.int()),
})

export const contentKindList = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content-kinds',
  summary: 'List the content kinds with their settings and number of unpublished changes',
  response: z.array(kindSetting),
})

export const setContentKind = endpoint({
  method: 'PUT',
  path: 'admin/content-kinds/{kind}',
  summary: 'Set whether a content kind requires a second approval',
  access: 'staff:admin',
  params: z.object({ kind: contentKind }),
  body: z.object({ four_eyes: z.boolean() }),
  response: z.object({ kind: z.string(), four_eyes: z.boolean() }),
  errors: ['not_found'],
})
