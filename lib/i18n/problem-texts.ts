import type { ProblemCode } from '@/lib/api/problem'
import { useTranslations } from 'next-intl'

/** The texts for failed calls, by the problem's code; islands get them as a prop. */
export function useProblemTexts(): Record<ProblemCode, string> {
  return useTranslations().raw('problems')
}
