import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

/** Texts of the account modals and pages. */
export type AccountTexts = Pick<Messages['accounts'], 'login' | 'signUp' | 'close'>

/** The texts of login and sign-up, for the client component with the forms. */
export function useAccountTexts(): AccountTexts {
  const { login, signUp, close }: Messages['accounts'] = useTranslations().raw('accounts')
  return { login, signUp, close }
}
