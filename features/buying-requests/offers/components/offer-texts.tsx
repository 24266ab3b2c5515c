import { useUploadTexts, type UploadTexts } from '@/components/form/upload-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleKey } from '@/lib/api/rule-sentences'
import type { TradeUnit } from '@/lib/db/codes/trade-terms'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { sendOffer } from '../queries'

type Texts = Messages['requestOffer']

/** The texts of an offer, for the island where companies answer. */
export interface OfferTexts extends Omit<Texts, 'wait'> {
  units: Record<TradeUnit, string>
  wait: CountForms
  rules: Record<RuleKey, string>
  problems: Record<ProblemCode, string>
  upload: UploadTexts
}

export interface OfferPartProps {
  locale: Locale
  requestId: number
  /** False once the request takes no more offers: what was sent and who the buyer is stay. */
  isOpen: boolean
  /** The unit that the buyer asks for. */
  unit: TradeUnit
  /** Today in the portal's time zone, from the server. */
  day: string
  texts: OfferTexts
}

export interface OfferFormProps extends OfferPartProps {
  /** Whether the company sent an offer before. */
  isAgain: boolean
  onSent: () => void
  deliver?: typeof sendOffer
}

/** The texts of an offer. */
export function useOfferTexts(locale: Locale): OfferTexts {
  const t = useTranslations()
  const offer: Texts = t.raw('requestOffer')
  return {
    ...offer,
    units: t.raw('ownRequest.unit'),
    wait: countForms((count) => t('requestOffer.wait', { count }), locale),
    rules: t.raw('rules'),
    problems: useProblemTexts(),
    upload: useUploadTexts(),
  }
}
