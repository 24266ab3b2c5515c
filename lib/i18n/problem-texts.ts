import type { ProblemCode } from '@/lib/api/problem'
import { useTranslations } from 'next-intl'

/** What people read when a call fails, by the problem's code; islands take it as a prop. */
export function useProblemTexts(): Record<ProblemCode, string> {
  return useTranslations().raw('problems')
}
