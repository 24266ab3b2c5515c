import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { routes, type LocalePaths } from '@/lib/routing/routes'
import { generalAgreement, nameInText, plainDecimal } from '../rules'
import type { GeneralDuty, PreferenceAnswer } from '../contract'
import type { PairAnswer } from './contract'

/** The lowest and the highest percentage of several lines. */
export interface RateRange {
  from: string
  to: string
}

/** A duty as it can be said in a line. */
export type RateForm =
  | { kind: 'free' }
  | { kind: 'percent'; rate: string }
  | ({ kind: 'range' } & RateRange)
  /** Rates that are not plain percentages, after the plain one or the range of other lines. */
  | { kind: 'printed'; range?: RateRange; rates: readonly string[]; isCut?: boolean }
  | { kind: 'entryPrice' | 'entryPriceDuty' }
  | { kind: 'none' | 'quota' | 'check' | 'unknown' | 'mixed' | 'part' | 'excluded' }

/** A percentage inside a sentence: isolated, since its sign would change sides in Arabic. */
export const percentText = (rate: string) => `\u2068${plainDecimal(rate)}%\u2069`

const isEntryPrice = (rate: string) => /^entry price$/i.test(rate.trim())

/** The mark of a tariff file for rates that it leaves out. */
const isCutMark = (rate: string) => rate.trim() === '…'

/** Rates as printed; a list that its file cuts says so. */
function printedForm(given: readonly string[], range?: RateRange): RateForm {
  const rates = given.filter((rate) => !isCutMark(rate))
  const isCut = rates.length < given.length
  return { kind: 'printed', ...(range && { range }), rates, ...(isCut && { isCut }) }
}

type Rates = Pick<GeneralDuty, 'mfn_min' | 'mfn_max' | 'mfn_other' | 'entry_price'>

/** The duty without an agreement. It is free only where every line is. */
export function generalForm({ mfn_min, mfn_max, mfn_other, entry_price }: Rates): RateForm {
  const [low, high] = [mfn_min ?? mfn_max, mfn_max ?? mfn_min].map(
    (rate) => rate && plainDecimal(rate),
  )
  const printed = mfn_other.filter((rate) => !isEntryPrice(rate))
  const isPartial = printed.length < mfn_other.length || entry_price
  if (!low || !high) {
    if (printed.length > 0) return printedForm(printed)
    return { kind: isPartial ? 'entryPriceDuty' : 'check' }
  }
  if (printed.length > 0) {
    if (low !== high) return printedForm(printed, { from: low, to: high })
    return printedForm([`${low}%`, ...printed])
  }
  if (low !== high) return { kind: 'range', from: low, to: high }
  return low === '0' && !isPartial ? { kind: 'free' } : { kind: 'percent', rate: low }
}

type Preference = Pick<PreferenceAnswer, 'answer' | 'rate' | 'rate_text' | 'excluded'> & {
  quotas?: readonly unknown[] | undefined
}

/** What an agreement gives the product. `check` and `unknown` are no rate. */
export function preferenceForm(given: Preference, entryPrice: boolean): RateForm {
  const { answer, rate, rate_text, excluded, quotas = [] } = given
  if (excluded) return { kind: 'excluded' }
  switch (answer) {
    case 'free':
    case 'free_derived':
      return { kind: entryPrice ? 'entryPrice' : 'free' }
    case 'rate':
      if (rate !== null) return { kind: 'percent', rate: plainDecimal(rate) }
      return rate_text === '' ? { kind: 'check' } : { kind: 'printed', rates: [rate_text] }
    case 'part':
    case 'part_derived':
      return { kind: 'part' }
    case 'none':
      return { kind: quotas.length > 0 ? 'quota' : 'none' }
    default:
      return { kind: answer }
  }
}

/** Whether the duty of a form differs within the product. */
export function dependsOnLine({ kind }: RateForm): boolean {
  return ['range', 'printed', 'mixed', 'part', 'entryPrice', 'entryPriceDuty'].includes(kind)
}

/** Whether a rate is an amount for a quantity, such as '34.00 GBP/100kg'. */
export function isPerQuantity(form: RateForm): boolean {
  return form.kind === 'printed' && form.rates.some((rate) => rate.includes('/'))
}

/** Whether an agreement lowers the duty of the product, be it within a quota only. */
export const givesSomething = ({ answer, excluded, quotas }: PreferenceAnswer) =>
  !excluded && (answer !== 'none' || quotas.length > 0)

/** Agreements that can give something: not the general rules of the WTO. */
export function ownAgreements({ preferences }: Pick<PairAnswer, 'preferences'>) {
  return preferences.filter(({ agreement }) => agreement.key !== generalAgreement)
}

/** The preference that the first screen names: the best one, else the first whose rate is open. */
export function headlinePreference(
  answer: Pick<PairAnswer, 'preferences'>,
): PreferenceAnswer | undefined {
  const own = ownAgreements(answer)
  return own.find(({ best }) => best) ?? own.find(givesSomething)
}

/** Both addresses of a product in a market. */
export function pairPaths({
  market,
  product,
}: Pick<PairAnswer, 'market' | 'product'>): LocalePaths {
  const { iso2 } = market
  const { en, ar } = product.slug
  return { en: routes.marketProduct(iso2, en), ar: routes.marketProduct(iso2, ar) }
}

/** The texts of the head of the page, in the language of the visitor. */
export type PairTexts = (
  key: 'title' | 'description',
  values: { product: string; market: string; code: string },
) => string

/** Title, description and both addresses of a product in a market. */
export function pairHead(answer: PairAnswer, locale: Locale, t: PairTexts) {
  const { market, product } = answer
  const values = {
    product: isolated(inLocale(product, 'name', locale), locale),
    market: nameInText(market, locale),
    code: product.code,
  }
  return {
    title: t('title', values),
    description: t('description', values),
    paths: pairPaths(answer),
  }
}
