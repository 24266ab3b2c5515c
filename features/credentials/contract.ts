import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { yearValue } from '@/lib/api/list-state'
import { idParams, recordId } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import { pairOf } from '@/lib/bilingual/fields'
import { textsOf } from '@/lib/bilingual/in-locale'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** A credential of the organisation; `status` 1 is active (spec part 2 section 2). */
export const credentialWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('name'),
  ...bilingualText('description', 'lower', editor('html')),
  type: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'lookups', list: 'credential_types' })),
  country_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'countries' })),
  date: z.iso.date().meta(editor('date', { initial: 'today' })),
  status: z.int().meta(editor('flag', { initial: 1 })),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  updated_at: z.iso.datetime({ offset: true }),
  sample: z.boolean(),
})

const country = z.object({ id: z.int(), ...bilingualText('name') })

/** A credential in public answers. */
export const credential = credentialWrite.omit({ sample: true }).extend({
  country: country.nullable(),
  updated_at: credentialWrite.shape.updated_at.nullable(),
})

export type Credential = z.infer<typeof credential>

export const credentialsTag = 'credentials'

export const credentialList = endpoint({
  method: 'GET',
  path: 'credentials',
  summary: 'List credentials, newest first; paginated if the query has a page or filter',
  access: 'public',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    type: idList,
    country: idList,
    year: valueList(yearValue),
  }),
  response: listAnswer(credential),
  tags: [credentialsTag],
})

export const credentialById = endpoint({
  method: 'GET',
  path: 'credentials/{id}',
  summary: 'Get a credential',
  access: 'public',
  params: idParams,
  response: credential,
  errors: ['not_found'],
  tags: [credentialsTag],
})

/** The input of an editor; a name in one of the languages is enough. */
const credentialForm = z
  .object({
    ...pairOf('name', 'lower', () => typedLine(300)),
    ...pairOf('description', 'lower', () => z.string().max(20_000).refine(isStorable).default('')),
    type: recordId,
    country_id: recordId,
    date: z.iso.date(),
    status: z.int().min(0).max(1).default(1),
  })
  .refine((form) => Object.values(textsOf(form, 'name')).some((name) => name !== ''), {
    path: ['name_eng'],
    error: 'required',
  })

/** PostgreSQL stores neither a null character nor half a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

export type CredentialForm = z.infer<typeof credentialForm>

export const credentialCreate = endpoint({
  method: 'POST',
  path: 'credentials',
  summary: 'Create a credential and return it',
  access: 'staff:content',
  body: credentialForm,
  response: credential,
})

export const credentialUpdate = endpoint({
  method: 'PUT',
  path: 'credentials/{id}',
  summary: 'Update a credential and return it',
  access: 'staff:content',
  params: idParams,
  body: credentialForm,
  response: credential,
  errors: ['not_found'],
})

export const credentialDelete = endpoint({
  method: 'DELETE',
  path: 'credentials/{id}',
  summary: 'Delete a credential',
  access: 'staff:content',
  params: idParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})
