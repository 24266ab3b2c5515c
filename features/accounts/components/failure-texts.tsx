import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { FailureTexts } from '../queries'
import { accountRuleTexts } from '../rules'

/** Error texts of the account forms, for client components. */
export function useFailureTexts(locale: Locale): FailureTexts {
  const t = useTranslations()
  return {
    rules: accountRuleTexts(t.raw('rules')),
    problems: useProblemTexts(),
    unknown: t('accounts.login.unknown'),
    offline: t('accounts.offline'),
    wait: countForms((seconds) => t('accounts.wait', { seconds }), locale),
    mailHours: countForms((count) => t('mailAgain.hours', { count }), locale),
    locale,
  }
}
