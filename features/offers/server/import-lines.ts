import 'server-only'
import { fingerprintsOf } from '@/features/files/server/files'
import { listIndustries, listSubIndustries } from '@/features/sectors/server/sectors'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import type { Cells } from '@/lib/files/csv-cells'
import { fold, latinDigits } from '@/lib/i18n/fold'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { articleLimit, articleNumber, type WrittenOffer } from '../exchange/rules'
import { selectNumbers, selectWritten } from '../exchange/server/exchange.sql'
import type { OfferType } from '../kinds/contract'
import { offerFields } from '../my-offers/contract'
import { withForm, withoutFiles, type OfferForm } from '../my-offers/server/my-offers.mapper'
import { wrongReferences } from '../my-offers/server/my-offers'
import { picturesOf } from '../pictures/rules'
import { requireTradeFacts } from '../trade-facts/server/trade-facts'
import {
  certificateIn,
  fileId,
  formOf,
  picturesIn,
  type FilesAtHand,
  type Plan,
  type Reason,
  type SectorNames,
} from './import-lines.mapper'
import {
  selectFirstLines,
  selectHsCodes,
  selectNamedFiles,
  type ImportRow,
  type LineRow,
} from './import-lines.sql'

/** What lines are judged by, and which is the same for all of them. */
export interface Knowledge {
  names: SectorNames
  sectors: ReadonlySet<number>
  subs: ReadonlyMap<number, number>
  sent: FilesAtHand['sent']
}

/** Loads what all lines of an import are judged by. */
export async function loadKnowledge(db: Executor, of: ImportRow): Promise<Knowledge> {
  const sectors = await listIndustries(of.type)
  const subs = await listSubIndustries()
  const files = await selectNamedFiles(db, of.id)
  const named = subs.flatMap((sub) =>
    Object.values(textsOf(sub, 'SUB_NAME')).map((name) => ({ name: fold(name), ...sub })),
  )
  return {
    sectors: new Set(sectors.map(({ iid }) => iid)),
    subs: new Map(subs.map(({ id, ind_id }) => [id, ind_id])),
    names: {
      sectors: new Map(
        sectors.flatMap((one) =>
          Object.values(textsOf(one, 'name')).map((name) => [fold(name), one.iid] as const),
        ),
      ),
      subs: Map.groupBy(named, ({ name }) => name),
    },
    sent: new Map(files.map((file) => [fileId(file.use, file.name), file])),
  }
}

/** A line with the offer that it means and what it would do. */
export interface PlannedLine {
  row: LineRow
  offer: WrittenOffer | null
  plan: Plan
}

/** What the lines of one batch are judged by besides. */
interface Batch {
  of: ImportRow
  knowledge: Knowledge
  offers: ReadonlyMap<number, WrittenOffer>
  numbers: ReadonlyMap<string, number>
  firstLines: ReadonlyMap<number, number>
  codes: ReadonlySet<string>
  sums: ReadonlyMap<string, string>
}

const idOf = (cells: Cells) => latinDigits(cells.id ?? '').trim()
const numberOf = (cells: Cells) => articleNumber(cells.article_number ?? '')
const codeOf = (cells: Cells) => latinDigits(cells.hs_code ?? '').replace(/\D/g, '')
const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** What these lines would do as things are now. Reads only. */
export async function planLines(
  db: Executor,
  { of, knowledge, rows }: { of: ImportRow; knowledge: Knowledge; rows: readonly LineRow[] },
): Promise<PlannedLine[]> {
  const cells = rows.map((row) => row.cells)
  const numbers = await selectNumbers(db, of, cells.map(numberOf).filter(Boolean))
  const ids = [...cells.map(idOf).filter(isId).map(Number), ...numbers.values()]
  const found = await selectWritten(db, of.type, of.company_id, { ids: [...new Set(ids)] })
  const offers = new Map(found.map((offer) => [offer.id, offer]))
  const saved = found.flatMap(({ details }) => addressesOf(details))
  const given = [...cells.map(codeOf), ...found.map(({ details }) => details.hs_code ?? '')]
  const batch: Batch = {
    of,
    knowledge,
    offers,
    numbers,
    firstLines: await selectFirstLines(db, of.id, [...offers.keys()]),
    codes: await selectHsCodes(db, [...new Set(given.filter(Boolean))]),
    sums: await fingerprintsOf(db, saved),
  }
  const planned: PlannedLine[] = []
  const seen = new Set<number>()
  for (const row of rows) {
    const { offer, reasons } = offerOf(row, batch, seen)
    if (offer) seen.add(offer.id)
    const plan: Plan =
      reasons.length > 0 ? { result: 'refused', reasons } : await planOf(db, row, { offer, batch })
    planned.push({ row, offer, plan })
  }
  return planned
}

/** The addresses of the files of an offer. */
export function addressesOf(details: WrittenOffer['details']): string[] {
  return [...picturesOf(details).map(({ image }) => image), details.certificate_image ?? ''].filter(
    (address) => address !== '',
  )
}

const refusal = (field: string, rule: string) => ({ offer: null, reasons: [{ field, rule }] })

/** The offer that a line means: null for a new one. */
function offerOf({ line, cells }: LineRow, batch: Batch, seen: ReadonlySet<number>) {
  const [id, number] = [idOf(cells), numberOf(cells)]
  if (id === '' && number === '') return refusal('article_number', 'key_missing')
  if (id !== '' && !isId(id)) return refusal('id', 'not_yours')
  if (number.length > articleLimit || /\p{Cc}/u.test(number)) {
    return refusal('article_number', 'number_max')
  }
  const owner = batch.numbers.get(number)
  const offer = batch.offers.get(id === '' ? (owner ?? 0) : Number(id)) ?? null
  if (id !== '' && !offer) return refusal('id', 'not_yours')
  if (!offer) return { offer, reasons: [] }
  const isTaken = owner !== undefined && owner !== offer.id && batch.offers.has(owner)
  if (isTaken) return refusal('article_number', 'number_taken')
  const first = batch.firstLines.get(offer.id) ?? line
  if (seen.has(offer.id) || first < line)
    return refusal(id === '' ? 'article_number' : 'id', 'twice')
  return { offer, reasons: [] }
}

async function planOf(
  db: Executor,
  { cells }: LineRow,
  { offer, batch }: { offer: WrittenOffer | null; batch: Batch },
): Promise<Plan> {
  const { type, company_id } = batch.of
  const before = offer?.details ?? null
  const files = { sent: batch.knowledge.sent, sums: batch.sums }
  const form = formOf(type, cells, { before, names: batch.knowledge.names })
  const rules: z.ZodType<OfferForm> = z.object(offerFields[type][before ? 'edit' : 'add'])
  const parsed = rules.safeParse(form)
  const pictures = picturesIn(cells, before, files)
  const certificate = certificateIn(type, cells, before, files)
  const reasons: Reason[] = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0] ?? ''),
      rule: message,
    })),
    ...('reasons' in pictures ? pictures.reasons : []),
    ...('reasons' in certificate ? certificate.reasons : []),
    ...reasonsOf(parsed.success ? wrongReferences(referencesIn(type, parsed.data, batch)) : {}),
  ]
  if (reasons.length > 0 || !parsed.success || 'reasons' in pictures || 'reasons' in certificate) {
    return { result: 'refused', reasons }
  }
  const typed = parsed.data
  const stored = { ...pictures.stored, ...certificate.stored }
  const details = before
    ? withForm(type, before, typed, stored)
    : { ...withoutFiles(type, typed), ...stored }
  const wrong = await wrongFacts(() => requireTradeFacts(db, company_id, details, before ?? {}))
  if (wrong.length > 0) return { result: 'refused', reasons: wrong }
  const own = numberOf(cells)
  const number = own !== '' && own !== offer?.article_number ? own : null
  if (!before) return { result: 'new', details, number }
  const isSame = number === null && isDeepStrictEqual(before, details)
  return { result: isSame ? 'unchanged' : 'changed', details, number }
}

function referencesIn(type: OfferType, form: OfferForm, { knowledge, codes }: Batch) {
  return {
    industry: knowledge.sectors.has(form.industry),
    sub_ind: knowledge.subs.get(form.sub_ind) === form.industry,
    hs_code: type === 'services' || codes.has(form.hs_code ?? ''),
  }
}

const reasonsOf = (fields: FieldErrors): Reason[] =>
  Object.entries(fields).map(([field, [rule = '']]) => ({ field, rule }))

async function wrongFacts(require: () => Promise<void>): Promise<Reason[]> {
  try {
    await require()
    return []
  } catch (error) {
    if (error instanceof Problem && error.fields) return reasonsOf(error.fields)
    throw error
  }
}
