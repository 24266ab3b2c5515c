import { companySizes } from '@/lib/db/codes/companies'
import { serviceLanguages } from '@/lib/db/codes/trade-terms'
import { latinDigits } from '@/lib/i18n/fold'
import type { CompanyDetails } from '../contract'
import { certificateLimit } from '../registration/contract'

/** The file of one's own profile. */
export const profileFileName = 'company-profile.csv'

/** The columns of the form’s fields. */
export const fieldColumns = [
  'company_registered_name',
  'company_registered_name_ara',
  'company_trading_name',
  'company_trading_name_ara',
  'description_eng',
  'description_ara',
  'founded',
  'employees',
  'capacity_eng',
  'capacity_ara',
  'languages',
  'countries_of_operations',
  'registration_number',
] as const

export type FieldColumn = (typeof fieldColumns)[number]

export const logoColumn = 'logo'

/** The columns of each certificate. */
export const certificateColumns = Array.from({ length: certificateLimit }, (_, at) => {
  const title = `certificate_${at + 1}`
  return {
    title,
    file: `${title}_file`,
    from: `${title}_valid_from`,
    until: `${title}_valid_until`,
    shown: `${title}_public`,
  }
})

/** Certificates that a file has columns for, also where the company has fewer. */
const offeredCertificates = 3

/** All columns that a file may have. */
export const knownColumns: readonly string[] = columnsFor(certificateLimit)

function columnsFor(certificates: number): string[] {
  const groups = certificateColumns.slice(0, Math.max(certificates, offeredCertificates))
  return [...fieldColumns, logoColumn, ...groups.flatMap((group) => Object.values(group))]
}

/** Columns that are explained together, with the codes that they take. */
export const columnGroups = [
  { name: 'names', columns: fieldColumns.slice(0, 4) },
  { name: 'description', columns: fieldColumns.slice(4, 6) },
  { name: 'founded', columns: ['founded'] },
  { name: 'employees', columns: ['employees'], values: companySizes.map(sizeText) },
  { name: 'capacity', columns: ['capacity_eng', 'capacity_ara'] },
  { name: 'languages', columns: ['languages'], values: serviceLanguages },
  { name: 'countries', columns: ['countries_of_operations'] },
  { name: 'registration', columns: ['registration_number'] },
  { name: 'logo', columns: [logoColumn] },
  { name: 'certificate', columns: ['certificate_1', 'certificate_1_file'] },
  { name: 'validity', columns: ['certificate_1_valid_from', 'certificate_1_valid_until'] },
  { name: 'shown', columns: ['certificate_1_public'], values: ['yes', 'no'] },
] as const

/** A size that no spreadsheet takes for a date, as it does 10-49. */
function sizeText(size: string): string {
  return size.replace('-', ' to ')
}

/** No size is longer, however it is typed. */
const longestSize = 100

/** A size as the form has it; blanks become one first, since a run of them is slow to search. */
function sizeTyped(typed: string): string {
  if (typed.length > longestSize) return typed
  return typed.replace(/\s+/g, ' ').replace(/ ?(?:to|إلى|[-–—]) ?/i, '-')
}

/** The form's value for what a cell says. */
export function fieldValue(column: FieldColumn, cell: string): string {
  const typed = latinDigits(cell).trim()
  if (column === 'employees') return sizeTyped(typed)
  const entries = typed.split(/[\s,;،]+/).filter((entry) => entry !== '')
  if (column === 'languages') return JSON.stringify(entries.map((code) => code.toLowerCase()))
  if (column === 'countries_of_operations') return JSON.stringify(entries.map(Number))
  return cell
}

/** A company as the cells of its file, by their columns. */
export function profileCells(company: CompanyDetails): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(company))
  const text = (column: string) => String(values.get(column) ?? '')
  const certificates = company.certificates.flatMap((one, at) => {
    const columns = certificateColumns[at]
    if (!columns) return []
    return [
      [columns.title, one.title],
      [columns.file, one.file ?? ''],
      [columns.from, one.valid_from ?? ''],
      [columns.until, one.valid_until ?? ''],
      [columns.shown, one.is_public ? 'yes' : 'no'],
    ]
  })
  return {
    ...Object.fromEntries(fieldColumns.map((column) => [column, text(column)])),
    employees: sizeText(company.employees ?? ''),
    languages: company.languages.join(', '),
    countries_of_operations: company.countries_of_operations.join(', '),
    [logoColumn]: company.logo ?? '',
    ...Object.fromEntries(certificates),
  }
}

/** The two lines of a company's file. */
export function profileLines(company: CompanyDetails): string[][] {
  const cells = profileCells(company)
  const columns = columnsFor(company.certificates.length)
  return [columns, columns.map((column) => cells[column] ?? '')]
}

/** The longest excerpt of a text, and how much of it comes before the first difference. */
const shortened = 300
const unchangedLead = 60

/** Two texts as far as they show their first difference, with a sign where they are cut. */
function excerpts(before: string, after: string) {
  const [was, is] = [Array.from(before), Array.from(after)]
  const found = was.findIndex((sign, at) => sign !== is[at])
  const first = found < 0 ? was.length : found
  const isLong = Math.max(was.length, is.length) > shortened
  const start = isLong && first > shortened - unchangedLead ? first - unchangedLead : 0
  const end = start + shortened
  const cut = (text: readonly string[]) =>
    `${start > 0 ? '…' : ''}${text.slice(start, end).join('')}${text.length > end ? '…' : ''}`
  return { before: cut(was), after: cut(is) }
}

/** The columns in which a company differs from another version, with an excerpt of both texts. */
export function profileChanges(before: CompanyDetails, after: CompanyDetails) {
  const [was, is] = [profileCells(before), profileCells(after)]
  return knownColumns
    .filter((column) => (was[column] ?? '') !== (is[column] ?? ''))
    .map((column) => ({ column, ...excerpts(was[column] ?? '', is[column] ?? '') }))
}
