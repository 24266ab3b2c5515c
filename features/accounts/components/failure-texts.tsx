import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { FailureTexts } from '../queries'

/** What account forms say when a call fails, for the islands that make it. */
export function useFailureTexts(): FailureTexts {
  const t = useTranslations()
  return {
    rules: t.raw('rules'),
    problems: useProblemTexts(),
    unknown: t('accounts.login.unknown'),
    wait: t.raw('accounts.wait'),
  }
}
