import { isServed } from '@/lib/api/call'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { commentLength, pageFeedback } from '../contract'
import { LazyFeedbackForm } from './lazy-feedback-form'

interface PageFeedbackProps {
  locale: Locale
  /** The menu entry of the current page. */
  entryId: number
}

/** Asks at the end of a page whether it was useful, where the answer can be stored. */
export function PageFeedback({ locale, entryId }: PageFeedbackProps) {
  const t = useTranslations()
  if (!isServed(pageFeedback)) return null
  const texts = {
    ...t.raw('feedback'),
    help: t('feedback.help', { count: commentLength }),
    busy: t('problems.too_many_requests'),
  }
  return (
    <LazyFeedbackForm
      key={entryId}
      locale={locale}
      entryId={entryId}
      commentLength={commentLength}
      texts={texts}
    />
  )
}
