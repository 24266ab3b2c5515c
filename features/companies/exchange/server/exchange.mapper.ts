import 'server-only'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { Cells } from '@/lib/files/csv-cells'
import { nameKey } from '@/lib/files/disposition'
import { isFileAddress } from '@/lib/files/names'
import type { ReceivedFile } from '@/lib/files/receive'
import { latinDigits } from '@/lib/i18n/fold'
import { z } from 'zod'
import { areInOrder } from '../../certificates/contract'
import type { CompanyDetails } from '../../contract'
import type { changeCompany } from '../../my-company/contract'
import { maxTextLength } from '../../registration/contract'
import { namesIn } from '../../rules'
import { certificateColumns, fieldColumns, fieldValue, logoColumn } from '../rules'

interface Reason {
  field: string
  rule: string
}

/** Received files by the names that cells compare. */
type FilesByName = ReadonlyMap<string, ReceivedFile>

export const filesByName = (files: readonly ReceivedFile[]): FilesByName =>
  new Map(files.flatMap((file) => [[nameKey(file.fileName) ?? '', file] as const]))

/** The form that a line stands for, with the files that it names and the rules that it breaks. */
export interface ProfilePlan {
  form: Record<string, string>
  uploads: ParsedOf<typeof changeCompany>['files']
  /** The columns of the files in `uploads`. */
  named: string[]
  reasons: Reason[]
}

/** What a line asks of a company, as its form would send it; absent columns keep their values. */
export function planOf(company: CompanyDetails, cells: Cells, files: FilesByName): ProfilePlan {
  const logo = logoIn(company, cells, files)
  const certificates = certificatesIn(company, cells, files)
  const typed = fieldColumns.flatMap((column) => {
    const cell = cells[column]
    return cell === undefined ? [] : [[column, fieldValue(column, cell)]]
  })
  return {
    form: {
      ...savedForm(company),
      ...Object.fromEntries(typed),
      attachment_option_file: JSON.stringify(certificates.attachments),
      logo_changed: String(logo.files.length > 0),
      pdf_changed: 'false',
    },
    uploads: {
      logo: logo.files,
      company_profile_pdf: [],
      photograph_file: [],
      certificate_files: certificates.files.map(({ file }) => file),
    },
    named: [...logo.files.map(() => logoColumn), ...certificates.files.map(({ column }) => column)],
    reasons: [...logo.reasons, ...certificates.reasons],
  }
}

/** The fields of the form as they were last saved. */
function savedForm(company: CompanyDetails): Record<string, string> {
  const list = (ids: readonly unknown[]) => JSON.stringify(ids)
  const text = (value: string | number | null) => String(value ?? '')
  return {
    ...namesIn(company),
    type_of_company: text(company.type_of_company),
    phone_number: company.phone_number,
    mobile_number: company.mobile_number,
    website_url: company.website_url,
    e_mail: company.e_mail,
    location_type_id: text(company.location_type_id),
    governorates: text(company.governorates),
    location_country_id: text(company.location_country_id),
    person_title: text(company.person_title),
    person_position: text(company.person_position),
    person_mobile_number: company.person_mobile_number,
    person_email: company.person_email,
    industry_information_for_products: list(company.industry_information_for_products),
    industry_information_for_services: list(company.industry_information_for_services),
    countries_of_operations: list(company.countries_of_operations),
  }
}

type Taken<Item> = { files: Item[]; reasons: Reason[] }

function logoIn(company: CompanyDetails, cells: Cells, files: FilesByName): Taken<ReceivedFile> {
  const cell = cells[logoColumn]?.trim() ?? ''
  const refused = (rule: string) => ({ files: [], reasons: [{ field: logoColumn, rule }] })
  if (cell === '' || cell === company.logo) return { files: [], reasons: [] }
  const found = fileOf(cell, files)
  if ('rule' in found) return refused(found.rule)
  return found.file.kind === 'pdf' ? refused('picture') : { files: [found.file], reasons: [] }
}

function fileOf(cell: string, files: FilesByName): { file: ReceivedFile } | { rule: string } {
  if (isFileAddress(cell)) return { rule: 'file_address' }
  const name = nameKey(cell)
  if (name === null) return { rule: 'file_name' }
  const file = files.get(name)
  return file ? { file } : { rule: 'file_missing' }
}

type Columns = (typeof certificateColumns)[number]
type Stored = CompanyDetails['certificates'][number] & { id: number }

interface Attachments extends Taken<{ column: string; file: ReceivedFile }> {
  attachments: object[]
}

/** The certificates of a line; without a column that names one, those of the company stay. */
function certificatesIn(company: CompanyDetails, cells: Cells, files: FilesByName): Attachments {
  const left: Stored[] = company.certificates.map((one, at) => ({ ...one, id: at + 1 }))
  const found: Attachments = { attachments: [], files: [], reasons: [] }
  if (!certificateColumns.some((group) => canName(group, cells))) {
    found.attachments = left.map(({ id, title }) => ({ is_new: false, id, title }))
  }
  for (const columns of certificateColumns) {
    const cell = (name: keyof Columns) => cells[columns[name]]?.trim() ?? ''
    if (cell('title') === '' && cell('file') === '') {
      found.reasons.push(...reasonsUnnamed(columns, cells))
      continue
    }
    const { facts, reasons } = factsIn(columns, cells)
    const source = sourceOf(columns, cells, { left, files })
    found.reasons.push(...reasons)
    if ('reason' in source) found.reasons.push(source.reason)
    else if ('id' in source) found.attachments.push({ ...facts, is_new: false, id: source.id })
    else {
      found.attachments.push({ ...facts, is_new: true, file_index: found.files.length })
      found.files.push({ column: columns.file, file: source.file })
    }
  }
  return found
}

const canName = ({ title, file }: Columns, cells: Cells) => title in cells || file in cells

/** Why days and the like are refused that belong to no certificate. */
function reasonsUnnamed(columns: Columns, cells: Cells): Reason[] {
  const others = [columns.from, columns.until, columns.shown]
  const filled = others.find((column) => (cells[column] ?? '').trim() !== '')
  if (filled === undefined) return []
  if (!canName(columns, cells)) return [{ field: filled, rule: 'certificate_columns' }]
  return [{ field: columns.title in cells ? columns.title : columns.file, rule: 'certificate' }]
}

/** The stored certificate or the new file that a certificate of the line has. */
function sourceOf(
  columns: Columns,
  cells: Cells,
  { left, files }: { left: Stored[]; files: FilesByName },
): { id: number } | { file: ReceivedFile } | { reason: Reason } {
  const [title, cell] = [cells[columns.title]?.trim(), cells[columns.file]?.trim() ?? '']
  const isAddress = isFileAddress(cell)
  const at = left.findIndex((one) => (isAddress ? one.file === cell : one.title === title))
  if (at >= 0 && (isAddress || cell === '')) {
    const [kept] = left.splice(at, 1)
    return { id: kept?.id ?? 0 }
  }
  const refused = (rule: string) => ({ reason: { field: columns.file, rule } })
  if (cell === '') return refused('certificate')
  const found = fileOf(cell, files)
  if ('rule' in found) return refused(found.rule)
  return found.file.kind === 'pdf' ? found : refused('pdf')
}

const day = z.iso.date()
const yes = ['yes', 'true', '1', 'نعم']
const no = ['no', 'false', '0', 'لا']

/** The title and days of a certificate, as far as the line has their columns. */
function factsIn(columns: Columns, cells: Cells) {
  const reasons: Reason[] = []
  const wrong = (field: string, rule: string) => void reasons.push({ field, rule })
  const typed = (column: string) => {
    const cell = cells[column]
    return cell === undefined ? undefined : latinDigits(cell).trim()
  }
  const title = cells[columns.title]?.trim() ?? ''
  if (title === '') wrong(columns.title, 'certificate')
  if (title.length > maxTextLength) wrong(columns.title, 'text_max')
  const days = { valid_from: typed(columns.from), valid_until: typed(columns.until) }
  const readable = [
    [columns.from, days.valid_from],
    [columns.until, days.valid_until],
  ] as const
  for (const [column, text] of readable) {
    if (text && !day.safeParse(text).success) wrong(column, 'day')
  }
  if (reasons.length === 0 && !areInOrder(days)) wrong(columns.until, 'certificate_days')
  const shown = typed(columns.shown)?.toLowerCase() ?? ''
  if (shown !== '' && ![...yes, ...no].includes(shown)) wrong(columns.shown, 'choice')
  return {
    facts: { title, ...days, ...(shown !== '' && { is_public: yes.includes(shown) }) },
    reasons,
  }
}
