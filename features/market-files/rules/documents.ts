import { bilingualPair } from '@/lib/bilingual/pair'
import { confidences, documentNeeds, documentStages } from '@/lib/db/codes/markets'
import { dayOf } from './codes'
import {
  documentKey,
  refuseFile,
  type Cells,
  type DocumentRecord,
  type FileFormat,
  type LineReason,
  type LineResult,
  type ReadingContext,
} from '../contract'

/** More than a person can review, and than one short transaction can publish. */
const maxDocuments = 500

const required = [
  ...(['code', 'name_eng', 'name_ara', 'stage', 'need', 'hs'] as const),
  ...(['countries', 'confidence', 'source', 'checked_at'] as const),
]

/** The columns of the template, in the order in which the portal writes them. */
export const documentColumns = [
  ...required,
  ...(['hs_except', 'issuer_eng', 'issuer_ara', 'institution_id'] as const),
  ...(['occasion_eng', 'occasion_ara'] as const),
]

/** The line of a document in the template. */
export function documentLine(document: DocumentRecord['data']): string[] {
  return documentColumns.map((column) => {
    const value = document[column]
    return Array.isArray(value) ? value.join(' ') : String(value ?? '')
  })
}

/** A cell without the apostrophe that keeps spreadsheets from reading a text as a formula. */
const unescaped = (text: string) => text.replace(/^'(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/, '')

/** The items of a cell, which blanks, commas or semicolons divide, in their order. */
const listOf = (text: string) =>
  [...new Set(text.split(/[\s;,]+/).filter((one) => one !== ''))].toSorted()

/** Why codes of goods cannot be read; null where they can: `08`, `0804`, `080410` or `01-24`. */
function wrongCodes(list: readonly string[], { codes }: ReadingContext): LineReason | null {
  for (const item of list) {
    const ends = item.split('-')
    const [from = '', to = from] = ends
    const isCode = ends.length <= 2 && ends.every((end) => /^(?:\d{2}){1,3}$/.test(end))
    if (!isCode || from.length !== to.length || from > to) return 'code'
    if (ends.some((end) => codes.below(end).length === 0)) return 'unknown_code'
  }
  return null
}

/** The choice that a cell names, if it is an allowed one. */
const choiceOf = <Choice extends string>(choices: readonly Choice[], cell: string) =>
  choices.find((one) => one === cell.toLowerCase())

const textsIn = (cells: Cells, name: string) => ({
  en: cells(`${name}_eng`),
  ar: cells(`${name}_ara`),
})

function dayIn(cells: Cells, { today }: ReadingContext): { day: string } | LineReason {
  const day = dayOf(cells('checked_at'))
  if (typeof day === 'string') return day
  return day.day !== '' && day.day <= today ? day : 'date'
}

/** The document of a line, or why it is none. */
function documentOf(cells: Cells, context: ReadingContext): DocumentRecord['data'] | LineReason {
  const names = textsIn(cells, 'name')
  const [hs, hs_except] = [listOf(cells('hs')), listOf(cells('hs_except'))]
  const isNamed = cells('code') !== '' && (names.en !== '' || names.ar !== '')
  if (!isNamed || hs.length === 0) return 'missing'
  const [stage, need] = [
    choiceOf(documentStages, cells('stage')),
    choiceOf(documentNeeds, cells('need')),
  ]
  const confidence = choiceOf(confidences, cells('confidence'))
  if (!stage || !need || !confidence) return 'choice'
  if (confidence === 'sourced' && cells('source') === '') return 'missing'
  const wrong = wrongCodes([...hs, ...hs_except], context)
  if (wrong) return wrong
  const countries = listOf(cells('countries').toUpperCase())
  if (!countries.every((one) => context.codes.isMarket(one))) return 'country'
  const office = cells('institution_id')
  if (office !== '' && !/^[1-9]\d{0,8}$/.test(office)) return 'number'
  if (office !== '' && !context.codes.isInstitution(Number(office))) return 'institution'
  const checked = dayIn(cells, context)
  if (typeof checked === 'string') return checked
  return {
    code: cells('code'),
    stage,
    need,
    hs,
    hs_except,
    countries,
    confidence,
    ...bilingualPair('name', names),
    ...bilingualPair('issuer', textsIn(cells, 'issuer')),
    ...bilingualPair('occasion', textsIn(cells, 'occasion')),
    institution_id: office === '' ? null : Number(office),
    source: cells('source'),
    checked_at: checked.day,
  }
}

/** The portal's own format for the documents of every market: a line for each. */
export const documents: FileFormat<DocumentRecord> = {
  columns: required,
  open: (context) => {
    const seen = new Set<string>()
    return {
      line: (cells): LineResult<DocumentRecord> => {
        const data = documentOf((column) => unescaped(cells(column)), context)
        if (typeof data === 'string') return { refused: data }
        const key = documentKey(data)
        if (seen.has(key)) return { refused: 'duplicate' }
        seen.add(key)
        if (seen.size > maxDocuments) refuseFile('too_many_documents')
        return { rows: [{ number: seen.size, key, data }] }
      },
    }
  },
}
