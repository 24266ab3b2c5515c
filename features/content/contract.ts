import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery } from '@/lib/api/list-query'
import { typedLine } from '@/lib/api/typed-text'
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

/** Longest reason for sending a change back. */
const longestNote = 2_000
const mostIds = 500

const kind = z.enum(contentKindNames)
/** The key of a record: a number, or what names it in its list, between points. */
const recordId = z.string().regex(/^(?:(?:[a-z_]{1,40}|\d{1,9})\.)?\d{1,9}$/)
const version = z.int().min(0).max(2_147_483_647)
const instant = z.iso.datetime({ offset: true })
const record = z.record(z.string(), z.unknown())
const person = z.object({ id: z.int(), name: z.string() })

/** How the work on a record stands. */
const standing = z.object({
  id: z.string(),
  version,
  state: z.enum(contentStates),
  /** Whether the public can see a version of it. */
  is_published: z.boolean(),
  /** What waits is to take the record away. */
  removes: z.boolean(),
  ...bilingualText('label'),
  publish_at: instant.nullable(),
  note: z.string().nullable(),
  updated_at: instant.nullable(),
  updated_by: person.nullable(),
  approved_by: person.nullable(),
  /** Languages that lack something the other one has, and whose text is older than the other's. */
  missing: z.array(z.enum(locales)),
  older: z.array(z.enum(locales)),
})

export type ContentStanding = z.infer<typeof standing>

const listed = standing.extend({
  /** What will be published next, else what is; without HTML and without lists of its own. */
  record,
})

const detail = standing.extend({
  /** What will be published next, else what is. */
  record,
  /** What the public sees; null while nothing is published. */
  published: record.nullable(),
  four_eyes: z.boolean(),
  /** Fields written in one language only since they were equal, with the instant. */
  touched: z.record(z.string(), z.object({ en: instant.optional(), ar: instant.optional() })),
  /** Who wrote what is not published yet. */
  authors: z.array(person),
})

export type ContentDetail = z.infer<typeof detail>

const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  })

const states = z
  .string()
  .refine((text) => text.split(',').every((one) => contentStates.some((state) => state === one)))
  .optional()

/** What every call on content declares. */
const editors = { access: 'staff:editor', own: true } as const
const one = { ...editors, params: z.object({ kind, id: recordId }) } as const

export const contentList = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content/{kind}',
  summary: 'Records of a kind of content, those never published first',
  params: z.object({ kind }),
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
    state: states,
    missing: z.enum(locales).optional(),
    older: z.enum(locales).optional(),
  }),
  response: page(listed),
  errors: ['not_found', 'forbidden'],
})

export const contentRecord = endpoint({
  ...one,
  method: 'GET',
  path: 'admin/content/{kind}/{id}',
  summary: 'A record with what will be published next and what is published',
  response: detail,
  errors: ['not_found', 'forbidden'],
})

/** What saves a draft. */
const draft = z.object({
  record,
  /** Bilingual fields whose other language was found right as it is. */
  checked: z.array(z.string().max(60)).max(100).optional(),
})

export const addContent = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/content/{kind}',
  summary: 'Begin a new record; it is a draft until it is published',
  params: z.object({ kind }),
  body: draft,
  response: detail,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const saveContent = endpoint({
  ...one,
  method: 'PUT',
  path: 'admin/content/{kind}/{id}',
  summary: 'Save what will be published next; the public still sees what is published',
  body: draft.extend({ version }),
  response: detail,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const removeContent = endpoint({
  ...one,
  method: 'DELETE',
  path: 'admin/content/{kind}/{id}',
  summary: 'Take a record away, or ask for it where four eyes are asked',
  query: z.object({ version: z.coerce.number().pipe(version) }),
  response: standing,
  errors: ['not_found', 'forbidden', 'conflict'],
})

const step = {
  ...one,
  method: 'POST',
  body: z.object({ version }),
  response: detail,
  errors: ['not_found', 'forbidden', 'conflict'],
} as const

export const submitContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/submit',
  summary: 'Ask others to look at a draft',
})

export const returnContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/return',
  summary: 'Send what waits back to its authors, with a reason',
  body: z.object({
    version,
    reason: typedLine(longestNote).pipe(z.string().min(1, 'required')),
  }),
})

export const approveContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/approve',
  summary: 'Approve what waits; where four eyes are asked, none of its authors can',
})

export const publishContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/publish',
  summary: 'Publish: the public pages show it at once',
})

export const scheduleContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/schedule',
  summary: 'Publish at an instant to come',
  body: z.object({ version, publish_at: instant }),
})

export const discardContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/discard',
  summary: 'Give up what is not published; what is published stays',
  response: standing,
})

export const restoreContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/restore',
  summary: 'Make a draft of what an earlier version said',
  body: z.object({ version, from: version }),
})

const workStep = z.object({
  version,
  action: z.string(),
  state: z.enum(contentStates),
  at: instant,
  by: person.nullable(),
})

export const contentVersions = endpoint({
  ...one,
  method: 'GET',
  path: 'admin/content/{kind}/{id}/versions',
  summary: 'Every step of the work on a record, the newest first',
  query: z.object(pagingQuery),
  response: page(workStep),
  errors: ['not_found', 'forbidden'],
})

export const contentVersion = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content/{kind}/{id}/versions/{version}',
  summary: 'What a version said, and what the one before it did',
  params: z.object({ kind, id: recordId, version: z.coerce.number().pipe(version) }),
  response: workStep.extend({
    record: record.nullable(),
    previous: record.nullable(),
    changed: z.array(z.string()),
  }),
  errors: ['not_found', 'forbidden'],
})

export const placeContent = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/content-order/{kind}',
  summary: 'Put records that stand together into this order; it is published at once',
  params: z.object({ kind }),
  body: z.object({ ids: z.array(recordId).min(1).max(mostIds) }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const contentWork = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content-work',
  summary: 'What is not published yet, of every kind, the longest waiting first',
  query: z.object({ ...pagingQuery, state: states }),
  response: page(
    z.object({
      kind: z.string(),
      ...standing.omit({ is_published: true, missing: true, approved_by: true }).shape,
      is_new: z.boolean(),
    }),
  ),
})

const kindSetting = z.object({
  kind: z.string(),
  four_eyes: z.boolean(),
  /** Whether the caller may change its records. */
  may_write: z.boolean(),
  /** Records that wait, by state. */
  waiting: z.partialRecord(z.enum(contentStates), z.int()),
})

export const contentKindList = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content-kinds',
  summary: 'Kinds of content with their rules and what waits of each',
  response: z.array(kindSetting),
})

export const setContentKind = endpoint({
  method: 'PUT',
  path: 'admin/content-kinds/{kind}',
  summary: 'Decide whether a kind asks four eyes',
  access: 'staff:admin',
  own: true,
  params: z.object({ kind }),
  body: z.object({ four_eyes: z.boolean() }),
  response: z.object({ kind: z.string(), four_eyes: z.boolean() }),
  errors: ['not_found'],
})
