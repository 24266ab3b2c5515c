import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { csvLines } from '@/lib/files/csv'
import { cellsByColumn, columnsIn, isTooWide, type Cells } from '@/lib/files/csv-cells'
import { refusedTable, tableRecords } from '@/lib/files/csv-table'
import { nameKey } from '@/lib/files/disposition'
import { isFileAddress } from '@/lib/files/names'
import type { ReceivedFile } from '@/lib/files/receive'
import { csvAttachment } from '@/lib/files/text-stream'
import type { CompanyDetails } from '../../contract'
import { changeCompany } from '../../my-company/contract'
import { findHead } from '../../my-company/server/my-company.sql'
import { ownCompany, saveChange } from '../../my-company/server/my-company'
import { findDetails } from '../../server/companies.sql'
import type { importProfile, ProfileReport } from '../contract'
import { knownColumns, profileChanges, profileFileName, profileLines } from '../rules'
import { filesByName, planOf, type ProfilePlan } from './exchange.mapper'

async function* linesOf(companyId: number): AsyncGenerator<string> {
  const details = await findDetails(await database(), companyId, 'owner')
  if (details) yield csvLines(profileLines(details))
}

/**
 * The profile of the caller's company as it was last saved, as a CSV file whose formulas are texts.
 * Throws `unauthenticated`, `forbidden`, and `not_found` for another file.
 */
export function profileFile(actor: Actor, file: string): Response {
  requireAccess('company', actor)
  const companyId = ownCompany(actor)
  if (file !== profileFileName) throw new Problem('not_found')
  return csvAttachment(profileFileName, linesOf(companyId))
}

type Files = Record<'file' | 'files', readonly ReceivedFile[]>

/**
 * Reports what a file changes in the caller's company and, unless it is a dry run, saves it as the
 * form does: with its rules, and for staff to approve. The same file again changes nothing. Throws
 * `invalid` with the reason at `file` where it is none, and `conflict` for an older version.
 */
export async function readProfile(
  actor: Actor,
  { dry_run, version: known }: BodyOf<typeof importProfile>,
  { file: [table], files }: Files,
): Promise<ProfileReport> {
  const id = ownCompany(actor)
  if (!table) throw refusedTable('required')
  const cells = await cellsIn(table.path)
  const db = await database()
  const [head, details] = [await findHead(db, id), await findDetails(db, id, 'owner')]
  if (!head || !details) throw new Problem('not_found')
  const plan = planOf(details, cells, filesByName(files))
  const report: ProfileReport = {
    result: 'refused',
    is_saved: false,
    version: head.version,
    changes: [],
    reasons: plan.reasons,
    unnamed: unnamedIn(cells, files),
  }
  const version = known ?? head.version
  const parsed = changeCompany.body.safeParse({ ...plan.form, version: String(version) })
  const broken = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0] ?? ''),
    rule: message,
  }))
  if (!parsed.success || plan.reasons.length > 0) {
    return { ...report, reasons: [...plan.reasons, ...broken] }
  }
  const isDryRun = dry_run === 'true'
  try {
    const way = { isDryRun, isImport: true }
    const saved = await saveChange(actor, parsed.data, plan.uploads, way)
    const changes = changesIn(saved, cells)
    const result = saved.fields.length > 0 ? 'changed' : 'unchanged'
    const is_saved = !isDryRun && result === 'changed'
    return { ...report, result, is_saved, version: saved.version, changes }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid') throw error
    return { ...report, reasons: reasonsOf(error.fields ?? {}, plan) }
  }
}

/** The cells of the one line below the head. */
async function cellsIn(path: string): Promise<Cells> {
  let columns: string[] | undefined
  let cells: Cells | undefined
  for await (const record of tableRecords(path)) {
    if ('refused' in record) throw refusedTable(record.refused)
    if (!columns) {
      const head = columnsIn(record.cells, knownColumns)
      if (!('columns' in head)) throw refusedTable(head.reason, head.detail)
      columns = head.columns
      continue
    }
    if (record.cells.every((cell) => cell.trim() === '')) continue
    if (cells) throw refusedTable('one_line')
    if (isTooWide(columns, record.cells)) throw refusedTable('columns')
    cells = cellsByColumn(columns, record.cells)
  }
  if (!columns) throw refusedTable('empty')
  if (!cells) throw refusedTable('nothing')
  return cells
}

/** What changes, with the names of new files for their addresses. */
function changesIn(saved: Record<'before' | 'after', CompanyDetails>, cells: Cells) {
  return profileChanges(saved.before, saved.after).map((one) => ({
    column: one.column,
    before: isFileAddress(one.before) ? '' : one.before,
    after: isFileAddress(one.after) ? (cells[one.column]?.trim() ?? '') : one.after,
  }))
}

function unnamedIn(cells: Cells, files: readonly ReceivedFile[]): string[] {
  const named = new Set(Object.values(cells).map(nameKey))
  return files.map(({ fileName }) => fileName).filter((name) => !named.has(nameKey(name)))
}

/** The rules that stored files and choices break, by the columns of the line where it has them. */
function reasonsOf(fields: FieldErrors, { named }: ProfilePlan): ProfileReport['reasons'] {
  const columns = named.filter((column) => column !== 'logo').join(', ')
  return Object.entries(fields).map(([field, [rule = '']]) => ({
    field: (field === 'certificate_files' && columns) || field,
    rule,
  }))
}
