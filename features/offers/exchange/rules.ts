import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { homeCountry } from '@/lib/country/home'
import { columnsIn, type TableHead } from '@/lib/files/csv-cells'
import { latinDigits } from '@/lib/i18n/fold'
import type { OfferDetails } from '../contract'
import type { OfferType } from '../kinds/contract'
import { offerFields } from '../my-offers/contract'
import { picturesLimit } from '../pictures/contract'
import { picturesOf } from '../pictures/rules'
import { factCodes, tradeFacts, type TradeFactName } from '../trade-facts/contract'
import { factText } from '../trade-facts/rules'

/** The columns by which an offer is found: its id in the portal, or the company's own number. */
export const keyColumns = ['id', 'article_number'] as const

/** The longest number that a company gives to what it sells. */
export const articleLimit = 64

/** Columns of the portal, which are written and never read. */
const writtenColumns = ['status'] as const

const pictureNumbers = Array.from({ length: picturesLimit }, (_, at) => at + 1)

/** The columns of a picture: its file, and what it shows in both languages. */
export const pictureColumns = pictureNumbers.map((number) => ({
  file: `picture_${number}`,
  eng: `picture_${number}_alt_eng`,
  ara: `picture_${number}_alt_ara`,
}))

/** The columns of the form's fields. */
export const fieldColumns: Readonly<Record<OfferType, readonly string[]>> = {
  products: Object.keys(offerFields.products.edit),
  services: Object.keys(offerFields.services.edit),
}

export const certificateColumn = 'certificate_image'

/** All columns of a file, in their order. */
export function columnsOf(type: OfferType): string[] {
  const pictures = pictureColumns.flatMap(({ file, eng, ara }) => [file, eng, ara])
  return [...keyColumns, ...writtenColumns, ...fieldColumns[type], certificateColumn, ...pictures]
}

/** Columns that are explained together, with the codes that they take. */
export interface ColumnGroup {
  name: string
  columns: string[]
  values?: readonly string[]
}

const groupNames: Readonly<Record<string, string>> = {
  industry: 'sector',
  sub_ind: 'sector',
  features_ara: 'features',
  [certificateColumn]: 'cert',
}

function groupOf(column: string): string {
  const known = groupNames[column]
  if (known !== undefined) return known
  if (column.startsWith('picture_')) return column.includes('_alt_') ? 'alternatives' : 'pictures'
  return column.replace(/_(?:unit|eng|ara|place_eng|place_ara)$/, '')
}

/** The columns by what they say, in their order. */
export function columnGroups(type: OfferType): ColumnGroup[] {
  return [...Map.groupBy(columnsOf(type), groupOf)].map(([name, columns]) => {
    const values = columns.map((column) => factCodes[column]).find((codes) => codes)
    return { name, columns, ...(values && { values }) }
  })
}

/** The columns of a file, or why its head is none, with the columns that it concerns. */
export type Head = TableHead | { reason: 'no_key'; detail: '' }

/** The columns of a head of offers. */
export function readHead(type: OfferType, cells: readonly string[]): Head {
  const head = columnsIn(cells, columnsOf(type))
  if (!('columns' in head)) return head
  const hasKey = keyColumns.some((column) => head.columns.includes(column))
  return hasKey ? head : { reason: 'no_key', detail: '' }
}

const isFact = (name: string): name is TradeFactName => name in tradeFacts.shape

/** A field as the form and the file have it. */
function fieldText(name: string, value: unknown): string {
  if (isFact(name)) return factText(name, value)
  return value === null || value === undefined ? '' : String(value)
}

/** The fields of an offer as texts, which the rules of the form read again. */
export function fieldTexts(type: OfferType, details: OfferDetails): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(details))
  return Object.fromEntries(
    fieldColumns[type].map((name) => [name, fieldText(name, values.get(name))]),
  )
}

/** An offer as it is written into a file. */
export interface WrittenOffer {
  id: number
  article_number: string | null
  status: number
  version: number
  is_public: boolean
  details: OfferDetails
}

/** The cells of an offer in the order of the columns; pictures are named by their addresses. */
export function offerCells(type: OfferType, offer: WrittenOffer): string[] {
  const { id, article_number, status, details } = offer
  const pictures = picturesOf(details).flatMap((picture, at) => {
    const columns = pictureColumns[at]
    const alternative = textsOf(picture, 'image_alt')
    return columns
      ? [
          [columns.file, picture.image],
          [columns.eng, alternative.en],
          [columns.ara, alternative.ar],
        ]
      : []
  })
  const cells: Record<string, string> = {
    id: String(id),
    article_number: article_number ?? '',
    status: String(status),
    ...fieldTexts(type, details),
    [certificateColumn]: details.certificate_image ?? '',
    ...Object.fromEntries(pictures),
  }
  return columnsOf(type).map((column) => cells[column] ?? '')
}

/** The number of an article as it is stored; it is found in either script of digits. */
export const articleNumber = (cell: string) => latinDigits(cell.normalize('NFC')).trim()

const shared = {
  article_number: 'MJ-1000',
  ...bilingualPair('name', { en: 'Medjool dates, 1 kg', ar: 'تمر المجهول، 1 كغ' }),
  ...bilingualPair('description', {
    en: `Large fruit, harvested by hand in the ${homeCountry.name.en} Valley.`,
    ar: `حبات كبيرة تُقطف يدويًا في غور ${homeCountry.name.ar}.`,
  }),
  ...bilingualPair('features', { en: 'Moisture below 26 %', ar: 'رطوبة دون 26 %' }, 'bare'),
  cert: 'ISO 22000',
  contacts: 'https://www.company.example/contact',
  min_order: '500',
  min_order_unit: 'kilogram',
  lead_time: '2',
  lead_time_unit: 'week',
  markets: '276,826',
  picture_1: 'mj-1000.jpg',
  picture_1_alt_eng: 'An open carton of dates',
  picture_1_alt_ara: 'علبة تمر مفتوحة',
}

const examples: Readonly<Record<OfferType, Readonly<Record<string, string>>>> = {
  products: {
    ...shared,
    gs1_code: '6291041500213',
    hs_code: '0804.10',
    season: '9,10,11,12',
    shelf_life: '12',
    shelf_life_unit: 'month',
    incoterm: 'FOB',
    port: homeCountry.seaport.code,
    ...bilingualPair('incoterm_place', homeCountry.seaport),
    ...bilingualPair('packaging', { en: 'Carton of 12 boxes', ar: 'كرتونة من 12 علبة' }),
    samples: 'freight',
  },
  services: {
    ...shared,
    article_number: 'IT-200',
    min_order: '',
    min_order_unit: '',
    picture_1: 'it-200.jpg',
    ...bilingualPair('name', { en: 'Software testing', ar: 'اختبار البرمجيات' }),
    ...bilingualPair('description', {
      en: 'Tests of web and mobile software, in English and Arabic.',
      ar: 'اختبار برمجيات الويب والهاتف بالعربية والإنجليزية.',
    }),
    ...bilingualPair('features', { en: 'ISTQB testers', ar: 'مختبرون معتمدون من ISTQB' }, 'bare'),
    languages: 'ar,en',
    delivery_modes: 'remote',
    certificate_image: 'iso-9001.pdf',
    picture_1_alt_eng: 'Two testers at work',
    picture_1_alt_ara: 'مختبران أثناء العمل',
  },
}

/** A line that shows how a file is filled in; the sector is the first of the lists. */
export function exampleCells(type: OfferType): string[] {
  return columnsOf(type).map((column) => examples[type][column] ?? '')
}
