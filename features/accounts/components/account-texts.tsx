import type { RuleTexts } from '@/lib/api/rule-sentences'
import { useTranslations } from 'next-intl'
import type { LoginTexts } from './login-form'
import type { SignUpTexts } from './sign-up-form'

/** What the account modals and pages say. */
export interface AccountTexts {
  login: LoginTexts
  signUp: SignUpTexts
  rules: RuleTexts
  close: string
}

/** The texts of logging in and signing up, for the island that shows the forms. */
export function useAccountTexts(): AccountTexts {
  const t = useTranslations('accounts')
  const rules = useTranslations()
  return {
    login: t.raw('login'),
    signUp: t.raw('signUp'),
    rules: rules.raw('rules'),
    close: t('close'),
  }
}
