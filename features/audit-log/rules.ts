import { fieldOfKey } from '@/lib/bilingual/fields'
import { plainText } from '@/lib/html/plain-text'
import { formatInstant, formatNumber, joinTexts } from '@/lib/i18n/format'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { createTranslator, type Messages } from 'use-intl/core'

/** What an audit entry says of one field: its value before and after, as far as it has them. */
export interface ChangedField {
  name: string
  before?: unknown
  after: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fields of a change. Where it holds the record before and after, those that differ; further
 * facts, such as a reason, have no value before.
 */
export function changedFields(change: Readonly<Record<string, unknown>>): ChangedField[] {
  const { before, after, ...facts } = change
  const [old, fresh] = [isRecord(before) ? before : null, isRecord(after) ? after : null]
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])]
  const compared = names
    .filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(fresh?.[name]))
    .map((name) => ({
      name,
      ...(old && { before: old[name] ?? null }),
      after: fresh?.[name] ?? null,
    }))
  const others = Object.entries({
    ...(before !== undefined && !old && { before }),
    ...(after !== undefined && !fresh && { after }),
    ...facts,
  }).map(([name, value]) => ({ name, after: value }))
  return [...compared, ...others]
}

/** What was written about a record, before it is read. */
interface Written {
  subject: string
  action: string
  change: Readonly<Record<string, unknown>>
}

/** Records of companies, whose status is that of their approval. */
const submitted: ReadonlySet<string> = new Set(['company', 'product', 'service'])

/** The officer whom an entry names by number; null for none. */
export function officerIn({ subject, action, change }: Written): number | null {
  const { owner_id } = change
  return subject === 'enquiry' && action === 'assign' && typeof owner_id === 'number'
    ? owner_id
    : null
}

/** A change with its codes under names of their own: `from` is a status, a sender or an enquiry. */
export function spokenChange(
  entry: Written,
  people: ReadonlyMap<number, string>,
): Record<string, unknown> {
  const { subject, action, change } = entry
  const { from, to, owner_id, status, ...others } = change
  if (subject === 'enquiry' && action === 'status') {
    return { before: { enquiry_status: from }, after: { enquiry_status: to }, ...others }
  }
  if (subject === 'enquiry' && action === 'message') return { sender: from, ...others }
  if (subject === 'enquiry' && action === 'assign') {
    const officer = officerIn(entry)
    return { owner: officer === null ? null : (people.get(officer) ?? owner_id), ...others }
  }
  if (submitted.has(subject) && status !== undefined) return { approval_status: status, ...others }
  return { ...change }
}

const instantText = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The words for what an audit entry holds as codes, in one language. */
export function entryTexts(messages: Messages, locale: Locale) {
  const t = createTranslator({
    locale: formatLocale[locale],
    messages,
    namespace: 'admin',
    timeZone,
  })
  const kindName = (kind: string) => (t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : kind)

  /** The name of an action or of a kind of record; an unknown code as it is. */
  const codeName = (group: 'action' | 'subject', code: string) => {
    const kind = /^content\/(.+)$/.exec(code)?.[1]
    if (kind !== undefined) return t('auditLog.contentOf', { kind: kindName(kind) })
    if (group === 'action') {
      return t.has(`auditLog.action.${code}`) ? t(`auditLog.action.${code}`) : code
    }
    return t.has(`auditLog.subject.${code}`) ? t(`auditLog.subject.${code}`) : code
  }

  /** The name of a field, with its language where it has one. */
  const fieldName = (name: string) => {
    if (t.has(`auditLog.field.${name}`)) return t(`auditLog.field.${name}`)
    if (t.has(`approvals.field.${name}`)) return t(`approvals.field.${name}`)
    if (t.has(`samples.kind.${name}`)) return t(`samples.kind.${name}`)
    const { field, locale: language } = fieldOfKey(name)
    if (!t.has(`fields.${field}`)) return name
    const text = t(`fields.${field}`)
    return language === null ? text : t(`auditLog.fieldIn.${language}`, { field: text })
  }

  /** A value in words: codes by their names, lists with commas, markup as its text. */
  const valueText = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('auditLog.empty')
    if (typeof value === 'boolean') return t(value ? 'auditLog.yes' : 'auditLog.no')
    if (typeof value === 'string' || typeof value === 'number') {
      const isCode = /^\w+$/.test(String(value)) && t.has(`auditLog.value.${name}.${value}`)
      if (isCode) return t(`auditLog.value.${name}.${value}`)
      if (name === 'content_kinds') return kindName(String(value))
      if (typeof value === 'number') return formatNumber(value, locale)
      if (instantText.test(value)) return formatInstant(value, locale)
      return plainText(value)
    }
    if (Array.isArray(value)) {
      if (value.length === 0) return t('auditLog.empty')
      const one = (item: unknown) =>
        name === 'fields' && typeof item === 'string' ? fieldName(item) : valueText(name, item)
      return joinTexts(value.map(one), locale)
    }
    const parts = Object.entries(value).map(
      ([key, part]) => `${fieldName(key)}: ${valueText(key, part)}`,
    )
    return parts.length === 0 ? t('auditLog.empty') : joinTexts(parts, locale)
  }
  return { kindName, codeName, fieldName, valueText }
}
