import { formatLocale, type Locale } from './locale'
import { formatNumber } from './format'
import { isolated } from './isolated'
import { perLocale } from './per-locale'

/** A text with a number in every plural form of a language: `{n}` is the number's place. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule, string>>

/** A number for each plural form; together they cover those of both languages. */
const representatives = [0, 1, 2, 3, 11, 100]

const pluralRules = perLocale((locale) => new Intl.PluralRules(formatLocale[locale]))

const place = '{n}'

/**
 * The forms of a counting message, for an island that counts later than the server speaks: an
 * island gets texts, not the machinery of messages. `textFor` is `(count) => t('count', { count })`.
 */
export function countForms(textFor: (count: number) => string, locale: Locale): CountForms {
  const rules = pluralRules(locale)
  return Object.fromEntries(
    representatives.map((count) => [
      rules.select(count),
      textFor(count).replace(formatNumber(count, locale), place),
    ]),
  )
}

/** The text for a number. */
export function countText(forms: CountForms, count: number, locale: Locale): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other ?? ''
  return form.replace(place, formatNumber(count, locale))
}

/** A raw message (`t.raw`) with its plain arguments filled in, isolated, and its numbers. */
export function fillText(
  message: string,
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  return message.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(value, locale) : isolated(value, locale)
  })
}
