import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { personOf, requireAccess, requireRecentLogin, type Actor } from '@/lib/auth/actor'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { csvLines } from '@/lib/files/csv'
import { formatInstant } from '@/lib/i18n/format'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { createTranslator } from 'use-intl/core'
import type { AuditEntry, auditLogExport } from '../contract'
import { changedFields, entryTexts } from '../rules'
import { selectAuditEntries } from './audit-log.sql'
import { auditFiltersOf, namedEntries } from './audit-log'

const maxRows = 10_000
const rowsAtOnce = 1_000

/** The texts of the file in a language; rendered without Next, as in mails. */
async function textsIn(locale: Locale) {
  return createTranslator({
    locale: formatLocale[locale],
    messages: await messageBooks[locale](),
    namespace: 'admin',
    timeZone,
  })
}

interface FileTexts {
  locale: Locale
  t: Awaited<ReturnType<typeof textsIn>>
  entryNames: ReturnType<typeof entryTexts>
}

/** The rows of the file, the head first; a line of the last cell is a field. */
function tableOf(entries: readonly AuditEntry[], { locale, t, entryNames }: FileTexts): string[][] {
  const { codeName, fieldName, valueText } = entryNames
  const head = [
    t('auditLog.column.at'),
    t('auditLog.column.by'),
    t('people.column.email'),
    t('auditLog.column.action'),
    t('auditLog.column.subject'),
    t('auditLog.detail.number'),
    t('people.column.name'),
    t('auditLog.column.change'),
  ]
  const rows = entries.map((one) => {
    const lines = changedFields(one.change).map(({ name, after, ...rest }) => {
      const now = valueText(name, after)
      const told = 'before' in rest ? `${valueText(name, rest.before)} → ${now}` : now
      return `${fieldName(name)}: ${told}`
    })
    return [
      formatInstant(one.at, locale),
      one.by?.name ?? t('auditLog.portal'),
      one.by?.email ?? '',
      codeName('action', one.action),
      codeName('subject', one.subject),
      one.subject_id,
      one.subject_name ? inLocale(one.subject_name, 'name', locale) : '',
      lines.join('\n'),
    ]
  })
  return [head, ...rows]
}

/**
 * The filtered audit log as CSV, at most 10,000 entries, in a language. The log keeps who exported
 * it, how much and why. Throws `forbidden`, also where the password is due again.
 */
export async function exportAuditLog(
  actor: Actor,
  { purpose, locale = 'en', ...query }: BodyOf<typeof auditLogExport>,
) {
  requireAccess('staff:admin', actor)
  requireRecentLogin(actor)
  const db = await database()
  const filters = auditFiltersOf(query)
  const found: AuditEntry[] = []
  for (let isMore = true; isMore && found.length <= maxRows;) {
    const range = { limit: rowsAtOnce, offset: found.length }
    const rows = await selectAuditEntries(db, { ...filters, ...range })
    found.push(...(await namedEntries(db, rows)))
    isMore = rows.length === rowsAtOnce
  }
  const shown = found.slice(0, maxRows)
  const t = await textsIn(locale)
  const entryNames = entryTexts(await messageBooks[locale](), locale)
  await recordChange(db, {
    by: personOf(actor).userId,
    action: 'export',
    subject: 'trail-export',
    id: 'csv',
    change: { purpose, rows: shown.length, filters: query },
  })
  return {
    file_name: `${t('auditLog.export.file')}.csv`,
    mime: 'text/csv; charset=utf-8',
    content: Buffer.from(csvLines(tableOf(shown, { locale, t, entryNames }))).toString('base64'),
    rows: shown.length,
    is_cut: found.length > maxRows,
  }
}
