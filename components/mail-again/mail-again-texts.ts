import type { ProblemCode } from '@/lib/api/problem'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'

/** The texts of the button that has a mail sent again. */
export interface MailAgainTexts extends Record<
  'text' | 'action' | 'sending' | 'sent' | 'done' | 'error',
  string
> {
  /** When to try again, in minutes and in hours. */
  minutes: CountForms
  hours: CountForms
  problems: Record<ProblemCode, string>
}

/** The texts in the language of the page. */
export function useMailAgainTexts(locale: Locale): MailAgainTexts {
  const t = useTranslations('mailAgain')
  return {
    text: t('text'),
    action: t('action'),
    sending: t('sending'),
    sent: t('sent'),
    done: t('done'),
    error: t('error'),
    minutes: countForms((count) => t('minutes', { count }), locale),
    hours: countForms((count) => t('hours', { count }), locale),
    problems: useProblemTexts(),
  }
}
