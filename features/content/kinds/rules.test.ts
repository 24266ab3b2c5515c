import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { contentGroups } from './contract'
import {
  asPublished,
  choicesOf,
  documentsOf,
  editorOf,
  fieldsEditedAs,
  fieldsOf,
  isRequired,
  labelOf,
  pairsOf,
  positionOf,
  sortsOf,
} from './rules'
import { contentKinds } from '../contract'

const kinds = Object.entries(contentKinds)

describe('every field of every kind', () => {
  it.each(kinds)('has an editor in %s, the same one in both languages', (_name, kind) => {
    const without = fieldsOf(kind).filter((field) => editorOf(kind, field) === null)
    expect(without).toEqual([])
    for (const { en, ar } of pairsOf(kind)) expect(editorOf(kind, en)).toEqual(editorOf(kind, ar))
  })

  it.each(kinds)('that is a choice in %s has values', (_name, kind) => {
    const choices = fieldsOf(kind).filter((field) => editorOf(kind, field)?.as === 'choice')
    expect(choices.filter((field) => choicesOf(kind, field).length === 0)).toEqual([])
  })

  it.each(kinds)('that refers to records from %s names a kind that exists', (_name, kind) => {
    const named = fieldsOf(kind).flatMap((field) => {
      const editor = editorOf(kind, field)
      return editor?.as === 'reference' || editor?.as === 'references' ? [editor] : []
    })
    expect(named.filter(({ of }) => !Object.hasOwn(contentKinds, of))).toEqual([])
    expect(named.filter(({ of, list }) => (of === 'lookups') !== (list !== undefined))).toEqual([])
  })

  it.each(kinds)('by which %s is labelled, sorted, filtered or ordered exists', (_name, kind) => {
    const fields = Object.keys(kind.write.shape)
    const sorts = sortsOf(kind).map((sort) => sort.replace(/-desc$/, ''))
    const named = [...sorts, ...(kind.filters ?? []), ...(positionOf(kind)?.among ?? [])]
    expect(named.filter((field) => field !== 'id' && !fields.includes(field))).toEqual([])
    expect(pairsOf(kind).map(({ field }) => field)).toContain(kind.label)
  })
})

it('no two groups hold a kind of the same name', () => {
  const names = Object.values(contentGroups).flatMap((group) => Object.keys(group))
  expect(names.length).toBe(kinds.length)
})

it.each([
  ['news', ['news_date', 'status']],
  ['sub-sectors', ['ind_id']],
  ['partners', []],
] as const)('the required fields of %s are those that its schema refuses empty', (name, fields) => {
  const kind = contentKinds[name]
  expect(kind && fieldsOf(kind).filter((field) => isRequired(kind, field))).toEqual(fields)
})

it('an icon may be a picture, and is no picture field', () => {
  const kind = contentGroups.portal['social-links']
  expect(fieldsEditedAs(kind, 'icon')).toEqual(['image'])
  expect(fieldsEditedAs(kind, 'picture')).toEqual([])
})

describe('the document of a publication', () => {
  const kind = contentGroups.knowledge.publications
  const publication = {
    ...bilingualPair(
      'DESCRIPTION',
      { en: 'Germany: cosmetics and software', ar: 'ألمانيا: مستحضرات التجميل' },
      'upper',
    ),
    date_start: '2026-03-01',
  }

  it('is for those who may read the publication', () => {
    const readers = (for_vip: number) =>
      [...documentsOf(kind, { ...publication, for_vip })].map(([field, one]) => [
        field,
        one.audience,
      ])
    expect(readers(0)).toEqual([
      ['TARIFF_FILE', 'user'],
      ['TARIFF_FILE_AR', 'user'],
    ])
    expect(new Set(readers(1).map(([, audience]) => audience))).toEqual(new Set(['vip']))
  })

  it('is named by title, year and language', () => {
    const names = [...documentsOf(kind, publication).values()].map(({ name }) => name)
    expect(names).toEqual([
      'germany-cosmetics-and-software-2026-en.pdf',
      'ألمانيا-مستحضرات-التجميل-2026-ar.pdf',
    ])
  })
})

it('the documents of the guide are named by part, year and language, those of answers as uploaded', () => {
  const guide = contentGroups.knowledge.guide
  const documents = documentsOf(guide, { updated_at: '2026-10-15T00:00:00+03:00' })
  expect(documents.get('guide_file')?.name).toBe('export-guide-2026-en.pdf')
  expect(documents.get('step_3_file_ara')?.name).toBe('export-guide-step-3-2026-ar.pdf')
  expect(documentsOf(contentGroups.knowledge.faqs, {}).get('file_eng')?.name).toBeUndefined()
})

describe('a fact that is published', () => {
  const kind = contentGroups.access['market-documents']
  const day = '2026-11-23'
  const known = { confidence: 'known', checked_at: '2025-01-01' }
  const confirmed = { confidence: 'confirmed', checked_at: '2025-01-01' }

  it('was checked on the day on which it is confirmed', () => {
    for (const before of [known, null]) {
      expect(asPublished(kind, { record: confirmed, before, day }).checked_at).toBe(day)
    }
  })

  it('keeps its day where it was confirmed before, or is not', () => {
    expect(asPublished(kind, { record: confirmed, before: confirmed, day })).toEqual(confirmed)
    expect(asPublished(kind, { record: known, before: confirmed, day })).toEqual(known)
  })
})

it('a code that precedes the name of a record is in each language that has a name', () => {
  const kind = contentGroups.access['origin-proofs']
  const record = { agreement_key: 'uk', ...bilingualPair('name', { en: 'EUR.1', ar: '' }) }
  expect(labelOf(kind, record)).toEqual(bilingualPair('label', { en: 'uk · EUR.1', ar: '' }))
})
