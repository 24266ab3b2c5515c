import { useFormTexts } from '@/components/form/form-texts'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

export type ProfileFormTexts = ReturnType<typeof useProfileFormTexts>

/** The texts of the profile form, for its client component. */
export function useProfileFormTexts() {
  const own: Messages['editProfile'] = useTranslations().raw('editProfile')
  return { ...own, ...useFormTexts() }
}
