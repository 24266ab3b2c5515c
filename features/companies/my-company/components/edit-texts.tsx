import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'
import { useRegistrationTexts } from '../../registration/components/registration-texts'

export type EditTexts = ReturnType<typeof useEditTexts>

/** The texts of the edit form, for its client component: those of the registration, and its own. */
export function useEditTexts() {
  const texts: Messages['companyEdit'] = useTranslations().raw('companyEdit')
  const { certificatesHelp: certificates, sending: text, profile, photograph, ...own } = texts
  const { size, verified: checks }: Messages['companies'] = useTranslations().raw('companies')
  const languages: Messages['languages'] = useTranslations().raw('languages')
  const pictures: Messages['offerForm']['pictures'] = useTranslations().raw('offerForm.pictures')
  const shared = useRegistrationTexts()
  return {
    ...shared,
    ...own,
    size,
    languages,
    fact: checks.fact,
    photograph: { ...pictures, ...photograph },
    labels: { ...shared.labels, ...profile.labels, photograph: photograph.label },
    sections: { ...shared.sections, profile: profile.section },
    profileHelp: profile.help,
    help: { ...shared.help, certificates },
    sending: { ...shared.sending, text },
  }
}
