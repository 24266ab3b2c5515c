import type { RuleTexts } from '@/lib/api/rule-sentences'
import { useTranslations } from 'next-intl'
import type { LoginTexts } from './login-form'
import type { SignUpTexts } from './sign-up-form'

/** Texts of the account modals and pages. */
export interface AccountTexts {
  login: LoginTexts
  signUp: SignUpTexts
  rules: RuleTexts
  close: string
}

/** The texts of login and sign-up, for the client component with the forms. */
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
