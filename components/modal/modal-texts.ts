import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

/** The namespace `modals` of the messages: what each modal takes as `texts`. */
export type ModalTexts = Messages['modals']

/** The texts of the modals, for an island that opens them. */
export function useModalTexts(): ModalTexts {
  return useTranslations().raw('modals')
}
