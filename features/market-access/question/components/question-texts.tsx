import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'

/** The texts of the question for a product in a market. */
export interface QuestionTexts {
  title: string
  product: string
  productHelp: string
  market: string
  marketHelp: string
  submit: string
  waiting: string
  /** The names of the lists of suggestions. */
  products: string
  markets: string
  suggested: CountForms
  /** With the placeholder `{code}`. */
  code: string
  tree: string
  allMarkets: string
  errors: Record<'nothing' | 'product' | 'market', string>
}

/** The texts of the question, for the island that asks it. */
export function useQuestionTexts(locale: Locale): QuestionTexts {
  const t = useTranslations('marketQuestion')
  return {
    title: t('title'),
    product: t('product'),
    productHelp: t('productHelp'),
    market: t('market'),
    marketHelp: t('marketHelp'),
    submit: t('submit'),
    waiting: t('waiting'),
    products: t('products'),
    markets: t('markets'),
    suggested: countForms((count) => t('suggested', { count }), locale),
    code: t.raw('code'),
    tree: t('tree'),
    allMarkets: t('allMarkets'),
    errors: t.raw('errors'),
  }
}
