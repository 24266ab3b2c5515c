import {
  type Confidence,
  type DatasetKind,
  type Preference,
  type VersionState,
  openPreferences,
  sureConfidences,
} from '@/lib/db/codes/markets'
import type { ImportFormat } from '@/features/market-files/contract'

/** The subjects of datasets and of versions in the audit log. */
export const datasetSubject = 'market-dataset'
export const versionSubject = 'market-version'

/** The formats that fill a dataset of a kind. */
export const formatsOfKind: Readonly<Record<DatasetKind, readonly ImportFormat[]>> = {
  tariff: [
    ...(['national-tariff', 'us-hts', 'uk-measures', 'eu-taric', 'ca-tphs'] as const),
    ...(['wits-mfn', 'wits-preferential', 'wto-ttd', 'wto-stats'] as const),
  ],
  flows: ['un-comtrade'],
  rules: ['origin-rules'],
  documents: ['documents'],
  summary: [],
  correlation: [],
}

/** Where a file is from, by its format; the portal's own formats are those of nobody. */
export const officialSources: Readonly<Partial<Record<ImportFormat, string>>> = {
  'us-hts': 'United States International Trade Commission, Harmonized Tariff Schedule',
  'uk-measures': 'United Kingdom, tariff measures on declarable commodities',
  'eu-taric': 'European Commission, TARIC duties',
  'ca-tphs': 'Canada Border Services Agency, Customs Tariff',
  'wits-mfn': 'World Bank, WITS, general duties',
  'wits-preferential': 'World Bank, WITS, preferential duties',
  'wto-ttd': 'World Trade Organization, Tariff and Trade Data',
  'wto-stats': 'World Trade Organization, WTO Stats',
  'un-comtrade': 'United Nations, UN Comtrade',
}

/** Formats whose files do not name their edition of the Harmonized System. */
export const withoutEdition: readonly ImportFormat[] = ['national-tariff', 'wto-stats']

/** What may be done with a version: `restore` takes the published one back. */
export type VersionAction = 'publish' | 'restore' | 'discard'

const allowed: Readonly<Record<VersionAction, VersionState>> = {
  publish: 'ready',
  restore: 'former',
  discard: 'ready',
}

/** Whether a version in this state allows the action. */
export function mayAct(action: VersionAction, state: VersionState): boolean {
  return allowed[action] === state || (action === 'discard' && state === 'refused')
}

/** Four eyes: nobody publishes a file that they loaded themselves. */
export function mayPublish(createdBy: number | null, by: number): boolean {
  return createdBy !== by
}

interface OpenDataset {
  key: string
  kind: DatasetKind
  open: boolean
  licence: string
  confidence: Confidence
  /** The format of its published version; that of shipped rows is none of the import formats. */
  format: string
}

/** Formats of general duties only: preferences next to them are those that were published before. */
const generalFormats: readonly string[] = [
  'wits-mfn',
  'wto-ttd',
  'wto-stats',
] satisfies ImportFormat[]

/** Formats of sources that allow no copies. */
const closedFormats: readonly string[] = ['wits-mfn', 'wits-preferential'] satisfies ImportFormat[]
const isImported = (format: string) =>
  Object.values(formatsOfKind)
    .flat()
    .some((one) => one === format)

/** Whether a dataset may be downloaded: a stated licence, and facts that are sourced or confirmed. */
export function isOpen({ kind, open, licence, confidence, format }: OpenDataset): boolean {
  const isSourced = sureConfidences.includes(confidence)
  const hasRows = kind === 'tariff' || kind === 'rules' || kind === 'flows'
  return open && licence !== '' && isSourced && hasRows && !closedFormats.includes(format)
}

interface RateWithPreference {
  mfn_max: string | null
  mfn_other: readonly string[]
  preference: Preference
}

/**
 * Whether the preference of a rate may be downloaded. Shipped rates of the United Kingdom for goods of
 * the home country have no stated licence, and those of the EU are sourced only where everybody is free
 * of duty. Of preferences next to imported general duties nobody knows which of them they are.
 */
export function isPreferenceOpen(
  { key, confidence, format }: OpenDataset,
  { mfn_max, mfn_other, preference }: RateWithPreference,
): boolean {
  if (openPreferences.includes(preference)) return false
  if (confidence === 'confirmed') return true
  if (isImported(format)) return !generalFormats.includes(format)
  if (key === 'tariff-uk' || preference.endsWith('_derived')) return false
  return key !== 'tariff-eu' || (Number(mfn_max ?? 'NaN') === 0 && mfn_other.length === 0)
}
