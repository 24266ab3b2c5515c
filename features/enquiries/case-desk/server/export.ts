import 'server-only'
import { calendarNow } from '@/features/working-time/server/working-time'
import { csvLines } from '@/lib/files/csv'
import { personOf, requireAccess, requireRecentLogin, type Actor } from '@/lib/auth/actor'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { formatInstant } from '@/lib/i18n/format'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import type { CalendarNow } from '@/lib/i18n/working-time'
import { createTranslator } from 'use-intl/core'
import writeWorkbook from 'write-excel-file/node'
import type { exportFormats } from '../contract'
import { filtersOf, type CaseQuery } from './case-desk'
import { toCaseRow } from './case-desk.mapper'
import { selectCases, type FoundCase } from './case-desk.sql'

export const maxRows = 10_000
const rowsAtOnce = 1_000

type Format = (typeof exportFormats)[number]

const mimes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The texts of the file in a language; rendered without Next, as in mails. */
async function textsIn(locale: Locale) {
  return createTranslator({
    locale: formatLocale[locale],
    messages: await messageBooks[locale](),
    namespace: 'caseExport',
    timeZone,
  })
}

type Texts = Awaited<ReturnType<typeof textsIn>>

/** The name of the file. */
const nameOf = (t: Texts) => t('file')

/** The rows of the file, the head first. */
function tableOf(
  found: readonly FoundCase[],
  clock: CalendarNow,
  { locale, t }: { locale: Locale; t: Texts },
): string[][] {
  const instant = (at: string | null) => (at === null ? '' : formatInstant(at, locale))
  const head = [
    t('number'),
    t('type'),
    t('status'),
    t('name'),
    t('company'),
    t('email'),
    t('phone'),
    t('description'),
    t('created'),
    t('answered'),
    t('answerDue'),
    t('closeDue'),
    t('owner'),
    t('late'),
  ]
  const rows = found.map((one) => {
    const row = toCaseRow(one, clock)
    const { name, company, email, phone, description } = one.enquiry
    return [
      String(row.id),
      inLocale(row, 'type_name', locale),
      inLocale(row, 'status_name', locale),
      name,
      company,
      email,
      phone,
      description,
      ...[row.created_at, row.answered_at, row.answer_due_at, row.close_due_at].map(instant),
      row.owner?.name ?? '',
      row.is_late ? t('yes') : t('no'),
    ]
  })
  return [head, ...rows]
}

/** A workbook of text cells, so that no formula is evaluated. */
async function workbook(table: readonly string[][], locale: Locale, sheet: string) {
  const cells = table.map((row, at) =>
    row.map((value) => ({
      value,
      type: String,
      ...(at === 0 && { fontWeight: 'bold' as const }),
    })),
  )
  return writeWorkbook(cells, { sheet, rightToLeft: locale === 'ar' }).toBuffer()
}

/**
 * The enquiries of the case desk as a file for spreadsheets, at most 10,000, in a language. What
 * looks like a formula is shown and never evaluated. The audit log keeps who exported what, how much
 * and why. Throws `forbidden`.
 */
export async function exportCases(
  actor: Actor,
  request: CaseQuery & { format: Format; purpose: string; locale?: Locale | undefined },
) {
  requireAccess('staff:cases', actor)
  requireRecentLogin(actor)
  const { format, purpose, locale = 'en', ...query } = request
  const db = await database()
  const filters = { ...filtersOf(actor, query), sort: query.sort ?? 'due-asc' }
  const found: FoundCase[] = []
  for (let isMore = true; isMore && found.length <= maxRows;) {
    const range = { limit: rowsAtOnce, offset: found.length }
    const rows = await selectCases(db, { ...filters, ...range })
    found.push(...rows)
    isMore = rows.length === rowsAtOnce
  }
  const t = await textsIn(locale)
  const shown = found.slice(0, maxRows)
  const clock = await calendarNow(db)
  const table = tableOf(shown, clock, { locale, t })
  const bytes =
    format === 'csv' ? Buffer.from(csvLines(table)) : await workbook(table, locale, nameOf(t))
  await recordChange(db, {
    by: personOf(actor).userId,
    action: 'export',
    subject: 'enquiry-export',
    id: format,
    change: { purpose, rows: shown.length, filters: query },
  })
  return {
    file_name: `${nameOf(t)}.${format}`,
    mime: mimes[format],
    content: bytes.toString('base64'),
    rows: shown.length,
    is_cut: found.length > maxRows,
  }
}
