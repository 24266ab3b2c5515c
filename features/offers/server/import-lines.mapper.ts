import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import type { ImportFileUse, LineResult } from '@/lib/db/codes/offer-imports'
import type { Cells } from '@/lib/files/csv-cells'
import { nameKey } from '@/lib/files/disposition'
import { isFileAddress } from '@/lib/files/names'
import { fold, latinDigits } from '@/lib/i18n/fold'
import type { OfferDetails } from '../contract'
import { certificateColumn, fieldColumns, fieldTexts, pictureColumns } from '../exchange/rules'
import type { OfferType } from '../kinds/contract'
import type { SentPicture } from '@/features/files/pictures/contract'
import { sentPictures, type OfferPicture } from '../pictures/contract'
import { picturesOf, withPictures } from '../pictures/rules'

export interface Reason {
  field: string
  rule: string
}

/** What a line would do, and what it needs for that. */
export type Plan =
  | { result: 'refused'; reasons: Reason[] }
  | {
      result: Exclude<LineResult, 'refused'>
      details: OfferDetails
      /** Its own number, where that is new. */
      number: string | null
    }

/** A file that the lines name. */
export interface NamedFile {
  use: ImportFileUse
  name: string
  address: string | null
  sha256: string | null
  refused: string | null
  is_used: boolean
}

/** The files that a line names, apart from those that its offer has. */
export function filesNamedIn(cells: Cells): { use: ImportFileUse; name: string }[] {
  const named = (use: ImportFileUse, column: string) => {
    const cell = cells[column]?.trim() ?? ''
    const name = cell === '' || isFileAddress(cell) ? null : nameKey(cell)
    return name === null ? [] : [{ use, name }]
  }
  return [
    ...pictureColumns.flatMap(({ file }) => named('picture', file)),
    ...named('certificate', certificateColumn),
  ]
}

/** Sectors and sub-sectors by what files call them: their number, or their name in a language. */
export interface SectorNames {
  sectors: ReadonlyMap<string, number>
  subs: ReadonlyMap<string, readonly { id: number; ind_id: number }[]>
}

/** The fields of the form as a line has them; a column that the file lacks keeps its value. */
export function formOf(
  type: OfferType,
  cells: Cells,
  { before, names }: { before: OfferDetails | null; names: SectorNames },
): Record<string, string> {
  const saved = before ? fieldTexts(type, before) : {}
  const known = fieldColumns[type].flatMap((column) => {
    const text = cells[column] ?? saved[column]
    return text === undefined ? [] : [[column, text]]
  })
  const form: Record<string, string> = Object.fromEntries(known)
  const sector = numberOrName(form.industry, (name) => names.sectors.get(name))
  const ofSector = (name: string) =>
    names.subs.get(name)?.find(({ ind_id }) => String(ind_id) === sector)?.id
  return {
    ...form,
    ...(sector !== undefined && { industry: sector }),
    ...(form.sub_ind !== undefined && { sub_ind: numberOrName(form.sub_ind, ofSector) ?? '' }),
  }
}

function numberOrName(typed: string | undefined, idOf: (name: string) => number | undefined) {
  if (typed === undefined) return undefined
  const text = latinDigits(typed).trim()
  return /^\d+$/.test(text) ? text : String(idOf(fold(text)) ?? text)
}

/** The files that a line can name: those that were sent, and those of its offer. */
export interface FilesAtHand {
  /** By `fileId`. */
  sent: ReadonlyMap<string, NamedFile>
  /** Fingerprints of stored files by their addresses. */
  sums: ReadonlyMap<string, string>
}

export const fileId = (use: ImportFileUse, name: string) => `${use} ${name}`

/** The address that a cell means, or the rule that it breaks. */
function addressOf(
  cell: string,
  use: ImportFileUse,
  { sent, sums, own }: FilesAtHand & { own: Set<string> },
): { address: string } | { rule: string } {
  if (isFileAddress(cell)) return own.delete(cell) ? { address: cell } : { rule: 'picture_gone' }
  const name = nameKey(cell)
  if (name === null) return { rule: 'file_name' }
  const file = sent.get(fileId(use, name))
  if (!file?.address) return { rule: file?.refused ?? 'file_missing' }
  const equal = [...own].find((address) => sums.get(address) === file.sha256)
  if (equal === undefined) return { address: file.address }
  own.delete(equal)
  return { address: equal }
}

/** The picture fields that a line gives an offer, or the rules that its cells break. */
export function picturesIn(
  cells: Cells,
  before: OfferDetails | null,
  files: FilesAtHand,
): { stored: Partial<OfferDetails> } | { reasons: Reason[] } {
  const saved = before ? picturesOf(before) : []
  const named = pictureColumns.filter(({ file }) => (cells[file]?.trim() ?? '') !== '')
  if (named.length === 0 && before) {
    const isSilent = saved.length === 0 || pictureColumns.every(({ file }) => !(file in cells))
    if (isSilent) return { stored: {} }
  }
  const own = new Set(saved.map(({ image }) => image))
  const reasons: Reason[] = []
  const list = named.flatMap(({ file, eng, ara }) => {
    const found = addressOf(cells[file]?.trim() ?? '', 'picture', { ...files, own })
    if ('rule' in found) {
      reasons.push({ field: file, rule: found.rule })
      return []
    }
    const known = saved.find(({ image }) => image === found.address)
    const texts = textsOf({ ...known }, 'image_alt')
    const alternative = { en: cells[eng] ?? texts.en, ar: cells[ara] ?? texts.ar }
    const focus = known && {
      image_focus_x: known.image_focus_x,
      image_focus_y: known.image_focus_y,
    }
    return [{ ...focus, image: found.address, ...bilingualPair('image_alt', alternative) }]
  })
  if (reasons.length > 0) return { reasons }
  const { data, error } = sentPictures.safeParse(JSON.stringify(list))
  if (data) return { stored: withPictures(data.flatMap(withAddress)) }
  return { reasons: (error?.issues ?? []).map((issue) => pictureReason(issue, named)) }
}

const withAddress = ({ image, ...picture }: SentPicture): OfferPicture[] =>
  image === null ? [] : [{ image, ...picture }]

function pictureReason(
  { path, message }: { path: readonly PropertyKey[]; message: string },
  named: typeof pictureColumns,
): Reason {
  const [at, text] = path
  const columns = named[Number(at ?? 0)] ?? pictureColumns[0]
  const [eng] = pairNames
  const column = text === undefined ? columns?.file : text === eng ? columns?.eng : columns?.ara
  return { field: column ?? '', rule: message }
}

const pairNames = Object.keys(bothLanguages('image_alt', ''))

/** The certificate that a line gives an offer, or the rule that its cell breaks. */
export function certificateIn(
  type: OfferType,
  cells: Cells,
  before: OfferDetails | null,
  files: FilesAtHand,
): { stored: Partial<OfferDetails> } | { reasons: Reason[] } {
  const cell = cells[certificateColumn]?.trim() ?? ''
  const refused = (rule: string) => ({ reasons: [{ field: certificateColumn, rule }] })
  if (cell === '') {
    return before || type === 'products' ? { stored: {} } : refused('required')
  }
  const own = new Set([before?.certificate_image ?? ''])
  const found = addressOf(cell, 'certificate', { ...files, own })
  return 'rule' in found ? refused(found.rule) : { stored: { certificate_image: found.address } }
}
