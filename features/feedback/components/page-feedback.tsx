import { isServed } from '@/lib/api/call'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { commentLength, pageFeedback } from '../contract'
import { FeedbackForm } from './feedback-form'

interface PageFeedbackProps {
  locale: Locale
  /** The menu entry of the current page. */
  entryId: number
}

/** Asks at the end of a page whether it was useful, where the answer can be stored. */
export function PageFeedback({ locale, entryId }: PageFeedbackProps) {
  const t = useTranslations('feedback')
  const problems = useTranslations('problems')
  if (!isServed(pageFeedback)) return null
  const texts = {
    question: t('question'),
    yes: t('yes'),
    no: t('no'),
    thanks: t('thanks'),
    answered: t('answered'),
    missing: t('missing'),
    help: t('help', { count: commentLength }),
    hidden: t('hidden'),
    empty: t('empty'),
    send: t('send'),
    noted: t('noted'),
    failed: t('failed'),
    busy: problems('too_many_requests'),
  }
  return (
    <FeedbackForm
      key={entryId}
      locale={locale}
      entryId={entryId}
      commentLength={commentLength}
      texts={texts}
    />
  )
}
