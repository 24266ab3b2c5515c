import { homeCountry } from '@/lib/country/home'
import { costCurrencies } from '@/lib/db/codes/trade-terms'
import { isBlank } from '@/lib/api/visible-text'
import { compare, isZero, typedDecimal } from '@/lib/decimal/decimal'
import { latinDigits } from '@/lib/i18n/fold'
import { formatNumber } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { z } from 'zod'
import {
  materialLimit,
  materialOrigins,
  originAnswers,
  replies,
  type OriginAnswers,
} from '../assessment/contract'
import type { AgreementChoice } from './contract'

/** The choice of somebody who cannot tell which of several rules applies. */
export const unsureRule = 'unsure'

const choice = z.enum(['', ...replies])

/** The form as it is typed; empty texts are what was not answered. */
export const originForm = z.object({
  agreement: z.string(),
  rule: z.string(),
  wholly: choice,
  beyond_simple: choice,
  price: z.string(),
  currency: z.enum(costCurrencies),
  materials: z
    .array(
      z.object({
        name: z.string(),
        hs: z.string(),
        value: z.string(),
        origin: z.enum(['', ...materialOrigins]),
        country: z.string(),
      }),
    )
    .max(materialLimit),
  complete: choice,
  /** Replies by the key of the condition, in which low lines stand for dots. */
  statements: z.record(z.string(), choice),
})

export type OriginForm = z.infer<typeof originForm>

export const emptyMaterial = { name: '', hs: '', value: '', origin: '', country: '' } as const

/** An empty form, on the agreement that is normally used. */
export function emptyForm([first]: readonly AgreementChoice[]): OriginForm {
  return {
    agreement: first?.key ?? '',
    rule: '',
    wholly: '',
    beyond_simple: '',
    price: '',
    currency: homeCountry.currency,
    materials: [],
    complete: '',
    statements: {},
  }
}

/** The name of the field of a condition. */
export function statementField(key: string): `statements.${string}` {
  return `statements.${key.replaceAll('.', '_')}`
}

/** The rule that the form is about: the only one, or the chosen one. */
export function ruleOf({ rules }: AgreementChoice, number: string) {
  return rules.length === 1 ? rules[0] : rules.find((rule) => String(rule.number) === number)
}

/** What is wrong in a form: the field and the key of its text. */
export type FormErrors = Map<string, string>

/** The errors of a form, by the paths of its fields. */
export function errorsOf(form: OriginForm, agreements: readonly AgreementChoice[]): FormErrors {
  const errors: FormErrors = new Map()
  const chosen = agreements.find(({ key }) => key === form.agreement)
  if (!chosen) return errors.set('agreement', 'agreement')
  if (!form.wholly) errors.set('wholly', 'wholly')
  if (form.wholly === 'yes') return errors
  if (!form.beyond_simple) errors.set('beyond_simple', 'beyond_simple')
  // The other questions follow from the first reply.
  if (!form.wholly) return errors
  const hasRule = ruleOf(chosen, form.rule) !== undefined || form.rule === unsureRule
  if (chosen.rules.length > 1 && !hasRule) errors.set('rule', 'rule')
  const price = form.price.trim() === '' ? '1' : amountOf(form.price)
  if (price === null || isZero(price)) errors.set('price', 'price')
  form.materials.forEach((material, index) => {
    for (const [field, error] of materialErrors(material, chosen)) {
      errors.set(`materials.${index}.${field}`, error)
    }
  })
  if (!form.complete) errors.set('complete', 'complete')
  return errors
}

/** The answers of a form without errors. */
export function answersOf(form: OriginForm, chosen: AgreementChoice): OriginAnswers {
  const isWhole = form.wholly === 'yes'
  // Which of several rules applies is not asked about a product that is wholly obtained.
  const rule = ruleOf(chosen, isWhole ? '' : form.rule)
  const keys = (rule?.ways ?? []).flatMap(({ conditions }) =>
    conditions.flatMap(({ key }) => key ?? []),
  )
  const replyTo = (key: string) => form.statements[key.replaceAll('.', '_')] || 'unsure'
  return originAnswers.parse({
    rule: rule?.number ?? null,
    wholly: form.wholly,
    beyond_simple: form.beyond_simple || 'unsure',
    price: isWhole ? null : amountOf(form.price),
    currency: form.currency,
    materials: isWhole ? [] : form.materials.map((material) => toMaterial(material, chosen)),
    complete: form.complete || 'unsure',
    statements: isWhole ? {} : Object.fromEntries(keys.map((key) => [key, replyTo(key)])),
  })
}

type TypedMaterial = OriginForm['materials'][number]

function materialErrors(material: TypedMaterial, chosen: AgreementChoice): [string, string][] {
  const { name, hs, value, origin, country } = material
  const errors: [string, string][] = []
  if (isBlank(name)) errors.push(['name', 'name'])
  if (isBlank(hs)) errors.push(['hs', 'hs'])
  else if (codeOf(hs) === null) errors.push(['hs', 'hs_form'])
  if (isBlank(value)) errors.push(['value', 'value'])
  else if (amountOf(value) === null) errors.push(['value', 'value_form'])
  if (origin === '') errors.push(['origin', 'origin'])
  const needsCountry = origin === 'partner' && chosen.partners.length > 0
  if (needsCountry && !chosen.partners.some(({ code }) => code === country)) {
    errors.push(['country', 'country'])
  }
  return errors
}

function toMaterial(material: TypedMaterial, { partners }: AgreementChoice) {
  const { name, hs, value, origin, country } = material
  const isListed = origin === 'partner' && partners.length > 0
  return {
    name: name.trim(),
    hs: codeOf(hs),
    value: amountOf(value),
    origin,
    country: isListed ? country : null,
  }
}

const largestAmount = '999999999999'

/** An amount that was typed, with four places at most; null for anything else. */
function amountOf(text: string): string | null {
  const amount = typedDecimal(text)
  if (amount === null || compare(amount, largestAmount) > 0) return null
  return (amount.split('.')[1]?.length ?? 0) <= 4 ? amount : null
}

/** A code of two, four or six digits, typed with or without dots and spaces. */
function codeOf(text: string): string | null {
  const digits = latinDigits(text).replace(/[\s.]/g, '')
  return /^(?:\d{2}){1,3}$/.test(digits) ? digits : null
}

/** An amount in its currency, with the separators of the language; it is never rounded. */
export function amountText(value: string, currency: string, locale: Locale): string {
  const [whole = '0', part] = value.split('.')
  const figures = `${formatNumber(Number(whole), locale)}${part === undefined ? '' : `.${part}`}`
  return isolated(`${figures} ${currency}`, locale)
}
