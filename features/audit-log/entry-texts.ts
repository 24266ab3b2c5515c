import { fieldOfKey } from '@/lib/bilingual/fields'
import { plainText } from '@/lib/html/plain-text'
import { formatInstant, formatNumber, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'

/** The texts of the back office, of a screen or of a file. */
export interface AdminTexts {
  (key: string, values?: Record<string, string>): string
  has: (key: string) => boolean
}

const instantText = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The words for what an audit entry holds as codes, in one language. */
export function entryTexts(t: AdminTexts, locale: Locale) {
  const kindName = (kind: string) => (t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : kind)

  /** The name of an action or of a kind of record; an unknown code as it is. */
  const codeName = (group: 'action' | 'subject', code: string) => {
    const kind = /^content\/(.+)$/.exec(code)?.[1]
    if (kind !== undefined) return t('auditLog.contentOf', { kind: kindName(kind) })
    const key = `auditLog.${group}.${code}`
    return t.has(key) ? t(key) : code
  }

  /** The name of a field, with its language where it has one. */
  const fieldName = (name: string) => {
    const whole = [`auditLog.field.${name}`, `approvals.field.${name}`].find((key) => t.has(key))
    if (whole !== undefined) return t(whole)
    const { field, locale: language } = fieldOfKey(name)
    const key = [`auditLog.field.${field}`, `fields.${field}`].find((one) => t.has(one))
    if (key === undefined) return name
    const text = t(key)
    return language === null ? text : t(`auditLog.fieldIn.${language}`, { field: text })
  }

  /** A value in words: codes by their names, lists with commas, markup as its text. */
  const valueText = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('auditLog.empty')
    if (typeof value === 'boolean') return t(value ? 'auditLog.yes' : 'auditLog.no')
    if (typeof value === 'string' || typeof value === 'number') {
      const key = `auditLog.value.${name}.${value}`
      if (/^\w+$/.test(String(value)) && t.has(key)) return t(key)
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
