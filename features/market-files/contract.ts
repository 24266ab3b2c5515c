import type { OriginRule } from '@/features/origin/contract'
import type { bilingualPair } from '@/lib/bilingual/pair'
import type { Confidence, DocumentNeed, DocumentStage } from '@/lib/db/codes/markets'

/** The files that can be imported, by where they come from. */
export const importFormats = [
  'national-tariff',
  'us-hts',
  'uk-measures',
  'eu-taric',
  'ca-tphs',
  'wits-mfn',
  'wits-preferential',
  'wto-ttd',
  'wto-stats',
  'un-comtrade',
  'origin-rules',
  'documents',
] as const
export type ImportFormat = (typeof importFormats)[number]

/** Why a line of a file is not loaded. */
export const lineReasons = [
  'columns',
  'quotes',
  'long_line',
  'characters',
  'code',
  'unknown_code',
  'divided',
  'no_table',
  'rate',
  'number',
  'negative',
  'absurd',
  'year',
  'date',
  'country',
  'other_market',
  'duplicate',
  'criteria',
  'missing',
  'choice',
  'institution',
] as const
export type LineReason = (typeof lineReasons)[number]

/** Why nothing of a file is loaded. */
export const fileReasons = [
  'empty',
  'packed',
  'encoding',
  'html',
  'not_csv',
  'missing_columns',
  'long_line',
  'broken',
  'too_many_codes',
  'too_many_documents',
  'nothing',
  'interrupted',
] as const
export type FileReason = (typeof fileReasons)[number]

/** A whole file is refused; `detail` names what is missing, if anything. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly reason: FileReason
  readonly detail: string

  constructor(reason: FileReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`)
    this.reason = reason
    this.detail = detail
  }
}

/** Refuses a whole file. */
export function refuseFile(reason: FileReason, detail?: string): never {
  throw new FileRefused(reason, detail)
}

/** What older codes became, and what today's are. */
export interface CodeTable {
  /** The code of today for a subheading of an edition, or why there is none. */
  today: (hs6: string, edition: number | null) => { hs6: string } | LineReason
  /** Every subheading of today that begins with these digits. */
  below: (digits: string) => readonly string[]
  /** The ISO alpha-2 code of a country by its UN number or its alpha-3 code; null if unknown. */
  country: (code: string) => string | null
  /** Whether an ISO alpha-2 code is that of a market. */
  isMarket: (code_2: string) => boolean
  isInstitution: (id: number) => boolean
}

/** What a reader has to know of the dataset and of the day. */
export interface ReadingContext {
  codes: CodeTable
  /** The market of the dataset; null for flows. */
  market: string | null
  /** The key of the agreement whose rates the dataset holds. */
  agreement: string | null
  /** `YYYY-MM-DD`: measures that end before it, or start after it, are not read. */
  today: string
  /** The edition of the Harmonized System of a file that does not name it. */
  edition: number
  /** Whether a rule of origin can be put into words. */
  isWorded: (rule: OriginRule) => boolean
}

/** The cells of a line by the name of their column, without blanks around them. */
export type Cells = (column: string) => string

/** What became of a line: nothing for one that is not needed, such as another origin. */
export type LineResult<Row> = { rows: readonly Row[] } | { refused: LineReason } | 'not_needed'

/** Reads the lines of one file in their order. */
export interface LineReader<Row> {
  line: (cells: Cells) => LineResult<Row>
  /** What is only known at the end: rates of a subheading with all of its national lines. */
  end?: () => readonly Row[]
}

export interface FileFormat<Row> {
  /** Columns without which the file is another one. */
  columns: readonly string[]
  open: (context: ReadingContext) => LineReader<Row>
}

/** A flow as it is stored; amounts are exact decimals as texts. */
export interface FlowRecord {
  year: number
  flow: 'export' | 'import'
  reporter: string
  partner: string
  hs6: string
  value: string
  weight: string | null
}

/** A document as it is stored, with what it is found by in two versions. */
export interface DocumentRecord {
  number: number
  key: string
  data: ReturnType<typeof bilingualPair<'name' | 'issuer' | 'occasion', string>> & {
    code: string
    stage: DocumentStage
    need: DocumentNeed
    hs: string[]
    hs_except: string[]
    countries: string[]
    institution_id: number | null
    confidence: Confidence
    source: string
    checked_at: string
  }
}

/** What a document is found by in two lists: its code, its stage, and its goods and markets in any order. */
export function documentKey({
  code,
  stage,
  ...lists
}: Pick<DocumentRecord['data'], 'code' | 'stage' | 'hs' | 'countries'>): string {
  const [hs, countries] = [lists.hs, lists.countries].map((list) =>
    [...new Set(list)].toSorted().join(','),
  )
  return [code.trim(), stage, hs, countries].join(' ').trim()
}

/** The duties of a subheading as they are stored. */
export interface RateRecord {
  hs6: string
  lines: number
  mfn_min: string | null
  mfn_max: string | null
  mfn_other: string[]
  preference: 'free' | 'rate' | 'mixed' | 'part' | 'none' | 'unknown'
  preference_rate: string | null
  preference_text: string
  preference_lines: Record<string, string> | null
  via_codes: string[]
  entry_price: boolean
  quotas: string[]
}
