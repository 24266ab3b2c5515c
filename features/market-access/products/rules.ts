import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import { generalForm, preferenceForm, type RateForm } from '../pair/rules'
import { isConfirmed, printedCode } from '../rules'
import type { ProductNode } from './contract'

type Level = ProductNode['level']

/** The level of a node that is so far below the others of its way. */
export const levelOf = (place: number): Level =>
  (['section', 'chapter', 'heading', 'subheading'] as const)[place] ?? 'subheading'

/** Translates the texts of the head of the page. */
export type NodeTranslator = (
  key:
    | 'level.section'
    | 'level.chapter'
    | 'level.heading'
    | 'level.subheading'
    | 'headTitle'
    | 'nodeDescription'
    | 'productDescription',
  values: { code: string; name: string; level: string },
) => string

/** Title, description and address of a code; its address is the same in both languages. */
export function nodeHead({ level, node, product }: ProductNode, locale: Locale, t: NodeTranslator) {
  const code = isolated(printedCode(node.code), locale)
  const name = isolated(inLocale(node, 'name', locale), locale)
  const named = { code, name, level: '' }
  const values = { ...named, level: t(`level.${level}`, named) }
  return {
    title: t('headTitle', values),
    description: t(product ? 'productDescription' : 'nodeDescription', values),
    paths: samePath(routes.products(node.code)),
  }
}

type Opening = ProductNode['openings'][number]

/** A duty of an opening; a null form is not on file, or by weight or another measure. */
interface OpeningRate {
  form: RateForm | null
  /** Some lines have rates that are not plain percentages. */
  hasOthers: boolean
}

/** The duty of an opening without an agreement. */
export function openingDuty(opening: Opening): OpeningRate {
  const { mfn_min = null, mfn_max, mfn_partial = false, entry_price = false } = opening
  const hasOthers = mfn_partial || entry_price
  if (mfn_min === null && mfn_max === null) {
    return { form: entry_price ? { kind: 'entryPriceDuty' } : null, hasOthers }
  }
  const duty = { mfn_min, mfn_max, mfn_other: [], entry_price: hasOthers }
  return { form: generalForm(duty), hasOthers }
}

/** The duty of an opening with its agreement, and whether it has to be confirmed. */
export function openingPreference(opening: Opening): OpeningRate & { isUnsure: boolean } {
  const { answer, preference_rate: rate = null, entry_price = false, confidence, quotas } = opening
  const isUnsure = !isConfirmed(confidence)
  if (answer === 'rate' && rate === null) return { form: null, hasOthers: true, isUnsure }
  const given = { answer, rate, rate_text: '', excluded: false, quotas }
  const form = preferenceForm(given, entry_price)
  return { form, hasOthers: false, isUnsure }
}
