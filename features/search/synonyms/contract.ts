import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery, searchQuery } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import { pairOf } from '@/lib/bilingual/fields'
import { listsOf } from '@/lib/bilingual/in-locale'
import { phraseOf, repeatedPhrases } from '@/lib/search/phrases'
import { z } from 'zod'

/** The length of a word or phrase, and how many a language of a group has. */
export const synonymLimits = { length: 60, terms: 40 } as const
const minTerms = 2

const phrase = typedLine(synonymLimits.length).refine((text) => phraseOf(text).length > 0, 'empty')
const phrases = () => z.array(phrase).max(synonymLimits.terms)

const fields = {
  ...pairOf('terms', 'bare', phrases),
  ...pairOf('related', 'bare', phrases),
  active: z.boolean(),
}

const checked = <Form extends z.ZodType<Lists>>(form: Form) =>
  form.superRefine((group, context) => {
    const terms = Object.values(listsOf(group, 'terms')).flat()
    const all = [...terms, ...Object.values(listsOf(group, 'related')).flat()]
    const problem =
      terms.length < minTerms ? 'few' : repeatedPhrases(all).length > 0 ? 'repeated' : null
    if (problem) context.addIssue({ code: 'custom', path: ['terms'], message: problem })
  })

type Lists = Record<'terms' | 'terms_ara' | 'related' | 'related_ara', string[]>

const synonymWrite = z.object(fields)

export type SynonymWrite = z.output<typeof synonymWrite>

const synonyms = synonymWrite.extend({
  id: z.int().positive(),
  version: z.int().positive(),
  updated_at: z.iso.datetime({ offset: true }),
})

export type Synonyms = z.infer<typeof synonyms>

const staff = { access: 'staff:data', path: 'admin/search-synonyms' } as const
const one = { ...staff, path: 'admin/search-synonyms/{id}', params: idParams } as const

export const synonymList = endpoint({
  ...staff,
  method: 'GET',
  summary: 'List the groups of search synonyms; paginated if the query has a page or text',
  query: z.object({ ...pagingQuery, q: searchQuery }),
  response: listAnswer(synonyms),
})

export const synonymDetail = endpoint({
  ...one,
  method: 'GET',
  summary: 'Get a group of search synonyms',
  response: synonyms,
  errors: ['not_found'],
})

export const synonymCreate = endpoint({
  ...staff,
  method: 'POST',
  summary: 'Add a group of search synonyms',
  body: checked(synonymWrite),
  response: synonyms,
})

export const synonymUpdate = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change a group of search synonyms',
  body: checked(synonymWrite.extend({ version: z.int().positive() })),
  response: synonyms,
  errors: ['not_found', 'conflict'],
})

export const synonymDelete = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Delete a group of search synonyms',
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})
