import type { RuleTexts } from '@/lib/api/rule-sentences'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

/** Texts of the account modals and pages. */
export interface AccountTexts extends Pick<Messages['accounts'], 'login' | 'signUp' | 'close'> {
  rules: RuleTexts
}

/** The texts of login and sign-up, for the client component with the forms. */
export function useAccountTexts(): AccountTexts {
  const t = useTranslations()
  const { login, signUp, close }: Messages['accounts'] = t.raw('accounts')
  return { login, signUp, close, rules: t.raw('rules') }
}
