import { declineReasons } from '@/lib/db/codes/quotation-requests'
import { useTranslations } from 'next-intl'
import { useActionTexts } from '../../conversation/components/action-texts'
import type { DeclineTexts } from './decline-form'

/** The texts of the form that declines a request. */
export function useDeclineTexts(): DeclineTexts {
  const t = useTranslations('quotations.inbox')
  const mail = useTranslations('mails.quotation')
  return {
    form: t.raw('declineForm'),
    action: useActionTexts()(t('decline')),
    rules: useTranslations().raw('rules'),
    reasons: declineReasons.map((value) => ({ value, text: mail(`reasons.${value}`) })),
  }
}
