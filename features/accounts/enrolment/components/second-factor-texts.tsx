import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { PasswordConfirmedTexts } from '../../security/components/password-confirmed-form'
import type { RecoveryTexts } from './recovery-codes'

type Word =
  | ('on' | 'off' | 'required' | 'done' | 'warning')
  | ('code' | 'codeHelp' | 'secret' | 'scan' | 'picture' | 'confirm' | 'confirming')
  | ('renewTitle' | 'endTitle' | 'toBackOffice')

export interface SecondFactorTexts extends Record<Word, string> {
  begin: PasswordConfirmedTexts
  renew: PasswordConfirmedTexts
  end: PasswordConfirmedTexts
  recovery: RecoveryTexts
  /** How many recovery codes are left, in every plural form. */
  left: CountForms
}

/** The texts of the second factor, for its client component. */
export function useSecondFactorTexts(locale: Locale): SecondFactorTexts {
  const t = useTranslations('security')
  const shared = t.raw('form')
  const own = t.raw('secondFactor')
  return {
    ...own,
    begin: { ...shared, ...own.begin },
    renew: { ...shared, ...own.renew },
    end: { ...shared, ...own.end },
    left: countForms((count) => t('secondFactor.left', { count }), locale),
  }
}
