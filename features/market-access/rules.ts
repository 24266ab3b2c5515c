import { localized, textsOf } from '@/lib/bilingual/in-locale'
import {
  type Confidence,
  type Preference,
  openPreferences,
  sureConfidences,
} from '@/lib/db/codes/markets'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { slugOf } from '@/lib/i18n/slug'
import { localePath } from '@/lib/routing/routes'
import { compare as compareDecimals, subtract as difference } from '@/lib/decimal/decimal'
import type { Market, Product } from './contract'

/** The code of the common tariff of the European Union among the markets. */
export const europeanUnion = 'EU'

/** The agreement that stands for the general duty of a market where no other applies. */
export const generalAgreement = 'wto'

/** Countries whose English name has the article inside a sentence. */
const namedWithArticle: ReadonlySet<string> = new Set(
  (
    'AE AX BS CC CD CF CG CK DO EU FK FO GB GM IM IO KM KY ' +
    'MH MP MV NL PH SB TC TF UM US VA VG VI'
  ).split(' '),
)

/** What precedes the name of a market inside a sentence: 'the ' in 'to the United Kingdom'. */
export const articleOf = (iso2: string, locale: Locale) =>
  locale === 'en' && namedWithArticle.has(iso2.toUpperCase()) ? 'the ' : ''

/** The name of a market inside a sentence. */
export function nameInText(market: Market, locale: Locale): string {
  const { text, lang } = localized(market, 'name', locale)
  const article = lang === locale ? articleOf(market.iso2, locale) : ''
  return isolated(`${article}${text}`, locale)
}

/** The form of the office that begins with a subject: `market:de`, `market:de/080410`, `product:080410`. */
export const askHref = (locale: Locale, contactPath: string, subject: string) =>
  `${localePath(locale, contactPath)}?about=${subject}#other-enquiries`

/** Whether a fact is shown without a remark. */
export const isConfirmed = (confidence: Confidence) => sureConfidences.includes(confidence)

/** A decimal without needless zeros: `7.7` of `7.7000`. */
export const plainDecimal = (value: string) =>
  value.includes('.') ? value.replace(/\.?0+$/, '') : value

/** The same of a decimal that may be missing. */
export const decimalOrNull = (value: string | null) => (value === null ? null : plainDecimal(value))

/** A subheading as tariffs print it, `0804.10`; other codes as they are. */
export const printedCode = (code: string) =>
  code.length === 6 ? `${code.slice(0, 4)}.${code.slice(4)}` : code

/**
 * The code in a segment of an address, with or without the words of its name: `0804.10` and
 * `080410-dates` are 080410, `ii` is II; null for anything else.
 */
export function codeIn(segment: string): string | null {
  const [, above, code = above] =
    /^(?:([ivx]{1,5}|\d{2}|\d{4})|(\d{4}\.?\d{2})(?:-.*)?)$/i.exec(segment) ?? []
  return code?.replace('.', '').toUpperCase() ?? null
}

/** The code of a subheading in a segment of an address. */
export function subheadingIn(segment: string): string | null {
  const code = codeIn(segment)
  return code?.length === 6 ? code : null
}

const slugWordsLength = 60

/** The words of a name in an address, without the last ones where it is long. */
function wordsOf(name: string): string {
  const slug = slugOf(name).toLowerCase()
  if (slug.length <= slugWordsLength) return slug
  const cut = slug.slice(0, slugWordsLength + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, slugWordsLength)
}

/** The last part of the address of a product in both languages: its code and the words of its name. */
export function productSlug(code: string, named: object): Product['slug'] {
  const { en, ar } = textsOf(named, 'name')
  const slug = (name: string) => [code, wordsOf(name)].filter((part) => part !== '').join('-')
  return { en: slug(en), ar: slug(ar) }
}

/** Whether codes such as `0105`, `0401-0406` or `01-97` cover a subheading. */
export function coversCode(codes: readonly string[], hs: string): boolean {
  return codes.some((code) => {
    const [from = '', to = from] = code.split('-')
    return hs.slice(0, from.length) >= from && hs.slice(0, to.length) <= to
  })
}

/** What decides how the duties of agreements compare. */
export interface ComparedPreference {
  answer: Preference
  rate: string | null
  confidence: Confidence
  /** The place of its agreement among those of the market. */
  rank: number
  excluded: boolean
}

/** The percentage under an agreement; null where it is not one plain percentage. */
export function preferenceRate({ answer, rate }: Pick<ComparedPreference, 'answer' | 'rate'>) {
  if (answer === 'free' || answer === 'free_derived') return '0'
  return answer === 'rate' ? rate : null
}

/** Whether an agreement gives all lines of the product a rate of their own. */
const givesRate = ({ answer, excluded }: ComparedPreference) =>
  !excluded && (answer === 'free' || answer === 'free_derived' || answer === 'rate')

/**
 * The best preference: the lowest plain rate, then one that is confirmed, then the agreement that is
 * normally used. Rates as printed follow plain ones. Null where no agreement gives a rate.
 */
export function bestPreference<P extends ComparedPreference>(preferences: readonly P[]): P | null {
  const [best] = preferences
    .filter(givesRate)
    .toSorted(
      (one, other) =>
        compareRates(preferenceRate(one), preferenceRate(other)) ||
        Number(isConfirmed(other.confidence)) - Number(isConfirmed(one.confidence)) ||
        one.rank - other.rank,
    )
  return best ?? null
}

function compareRates(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compareDecimals(one, other)
}

/** The general duty, as far as a saving depends on it. */
export interface ComparedDuty {
  mfn_min: string | null
  mfn_max: string | null
  mfn_other: readonly string[]
  entry_price: boolean
}

/** The general duty where every line has the same plain percentage; null otherwise. */
export function plainDuty({ mfn_min, mfn_max, mfn_other, entry_price }: ComparedDuty) {
  const isPlain = mfn_min !== null && mfn_min === mfn_max && mfn_other.length === 0 && !entry_price
  return isPlain ? mfn_min : null
}

/** Whether nobody pays a duty. */
export const isFreeForAll = (duty: ComparedDuty) => plainDuty(duty) === '0'

/** What a saving depends on besides the general duty. */
type SavingRate = Pick<ComparedPreference, 'answer' | 'rate'> & {
  quotas: readonly unknown[]
  line_rates: readonly unknown[]
}

/**
 * Percentage points that a preference saves, where every line has one plain percentage both ways
 * and no quota limits it; null otherwise, and where nothing is saved.
 */
export function savingPercent(duty: ComparedDuty | null, best: SavingRate | undefined) {
  if (!duty || !best || best.quotas.length > 0 || best.line_rates.length > 0) return null
  const [general, reduced] = [plainDuty(duty), preferenceRate(best)]
  if (general === null || reduced === null) return null
  return compareDecimals(general, reduced) > 0 ? difference(general, reduced) : null
}

/**
 * How sure the rate of a tariff file is. The file of the EU states the general duty alone, so its
 * answer for goods of the home country is sourced only where nobody pays a duty; a derived one stays so until staff
 * confirm the file.
 */
export function confidenceOfRate(
  dataset: { market: string | null; confidence: Confidence },
  answer: Preference,
  isFree: boolean,
): Confidence {
  if (isFree || dataset.confidence === 'confirmed') return dataset.confidence
  if (answer === 'free_derived' || answer === 'part_derived') return 'derived'
  const isUnsourced = dataset.market === europeanUnion
  return isUnsourced || openPreferences.includes(answer) ? 'known' : dataset.confidence
}
