import { isServed } from '@/lib/api/call'
import type { Locale } from '@/lib/i18n/locale'
import { marketAnswers } from '../contract'
import { LazyQuestionForm } from './lazy-question-form'
import styles from './market-question.module.css'
import { useQuestionTexts } from './question-texts'

interface MarketQuestionProps {
  locale: Locale
  /** `band` fills the width of the page, as on home; `plain` takes its place in a page. */
  look: 'band' | 'plain'
}

/**
 * 'What do you sell, and where?': a product and a market lead to the answer. Without script the form
 * submits to the search page, whose first result is the answer. Nothing on a portal without the call.
 */
export function MarketQuestion({ locale, look }: MarketQuestionProps) {
  const texts = useQuestionTexts(locale)
  if (!isServed(marketAnswers)) return null
  return (
    <div className={styles[look]}>
      <div className={styles.inner}>
        <LazyQuestionForm locale={locale} texts={texts} />
      </div>
    </div>
  )
}
