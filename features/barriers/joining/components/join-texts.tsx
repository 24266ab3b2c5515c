import type { ProblemCode } from '@/lib/api/problem'
import type { ValueBand } from '@/lib/db/codes/outcomes'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'

/** The texts for a company that a barrier affects too. */
export interface JoinTexts {
  own: Messages['barrierJoin']
  bands: Record<ValueBand, string>
  problems: Record<ProblemCode, string>
}

export interface JoinPartProps {
  locale: Locale
  barrierId: number
  texts: JoinTexts
}

export function useJoinTexts(): JoinTexts {
  const t = useTranslations()
  return {
    own: t.raw('barrierJoin'),
    bands: t.raw('outcomes.bands'),
    problems: useProblemTexts(),
  }
}
