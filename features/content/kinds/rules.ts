import { pairsIn, type NamedPair } from '@/lib/bilingual/pairs-in'
import { z } from 'zod'
import { bilingualPair } from '@/lib/bilingual/pair'
import { plainText } from '@/lib/html/plain-text'
import type { ContentKind } from './contract'

/** Fields that the portal itself writes, whatever a form sends. */
export const ownFields = ['id', 'iid', 'sample', 'created_at', 'updated_at'] as const

/** The names of the fields that staff write. */
export function fieldsOf({ write, key = [] }: ContentKind): string[] {
  const own = new Set<string>([...ownFields, ...key])
  return Object.keys(write.shape).filter((name) => !own.has(name))
}

/** The bilingual fields that staff write. */
export function pairsOf(kind: ContentKind): NamedPair[] {
  return pairsIn(fieldsOf(kind))
}

/** The bilingual fields whose texts are translated: addresses and documents are not. */
export function translatedPairs(kind: ContentKind): NamedPair[] {
  const apart = new Set([...(kind.links ?? []), ...Object.keys(kind.documents ?? {})])
  return pairsOf(kind).filter(({ field }) => !apart.has(field))
}

/** The fields with the address of a picture. */
export function picturesOf(kind: ContentKind): string[] {
  return fieldsOf(kind).filter((name) => name === 'image' || name === 'logo')
}

/** The names, in both languages, of some bilingual fields or of fields that have none. */
export function namesOf(kind: ContentKind, fields: readonly string[]): string[] {
  const pairs = new Map(pairsOf(kind).map((pair) => [pair.field, [pair.en, pair.ar]]))
  return fields.flatMap((field) => pairs.get(field) ?? [field])
}

/** Whether the kind's records have a place among each other. */
export function isOrdered({ write }: ContentKind): boolean {
  return 'sort' in write.shape
}

/** Whether a kind refuses a field that says nothing. */
export function mustBeSaid({ write }: ContentKind, field: string): boolean {
  const schema = write.shape[field]
  const nothing = ['', null, []]
  return schema !== undefined && !nothing.some((one) => z.safeParse(schema, one).success)
}

/** The kinds of content as editors look for them. */
export const shelves = {
  menus: ['menu-pages', 'pages'],
  home: ['slides', 'home-blocks', 'export-tiles', 'goals', 'partners', 'membership', 'sponsors'],
  knowledge: ['news', 'faqs', 'faq-tabs', 'guide', 'publications'],
  market: [
    'agreements',
    'country-agreements',
    'events',
    'credentials',
    'institutions',
    'expert-fields',
    'experts',
  ],
  portal: ['settings', 'offices', 'social-links', 'enquiry-pages', 'readiness-questions'],
  lists: ['lookups', 'sectors', 'sub-sectors', 'countries', 'governorates'],
} as const

export const shelfNames = ['menus', 'home', 'knowledge', 'market', 'portal', 'lists'] as const

/** What staff write of a record, without what the portal writes itself. */
export function writtenOf(kind: ContentKind, row: Readonly<Record<string, unknown>>) {
  const values = new Map(Object.entries(row))
  return Object.fromEntries(fieldsOf(kind).map((name) => [name, values.get(name) ?? null]))
}

const longestLabel = 200

/** What a record is called in lists, in both languages. */
export function labelOf(kind: ContentKind, record: Readonly<Record<string, unknown>>) {
  const pair = pairsOf(kind).find(({ field }) => field === kind.label)
  const text = (name: string | undefined) =>
    plainText(String((name !== undefined && record[name]) || '')).slice(0, longestLabel)
  return bilingualPair('label', { en: text(pair?.en), ar: text(pair?.ar) })
}
