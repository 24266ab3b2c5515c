import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

export type SecondFactorTexts = ReturnType<typeof useSecondFactorTexts>

/** The texts of the second factor, for its client component. */
export function useSecondFactorTexts(locale: Locale) {
  const t = useTranslations('security')
  const { form, secondFactor: own }: Messages['security'] = useTranslations().raw('security')
  return {
    ...own,
    begin: { ...form, ...own.begin },
    renew: { ...form, ...own.renew },
    end: { ...form, ...own.end },
    /** How many recovery codes are left, in every plural form. */
    left: countForms((count) => t('secondFactor.left', { count }), locale),
  }
}
