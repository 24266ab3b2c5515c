import { useTranslations } from 'next-intl'

/** The namespace `modals` of the messages: what each modal takes as `texts`. */
export interface ModalTexts {
  loading: Record<'title' | 'text', string>
  success: Record<
    'title' | 'text' | 'next' | 'number' | 'close' | 'copy' | 'copied' | 'copyFailed',
    string
  >
  error: Record<'title' | 'text' | 'close' | 'retry', string>
  requiredFields: Record<'title' | 'text' | 'close', string>
  underConstruction: Record<'title' | 'text' | 'close', string>
  vip: Record<'title' | 'text' | 'contact' | 'close', string>
}

/** The texts of the modals, for an island that opens them. */
export function useModalTexts(): ModalTexts {
  return useTranslations().raw('modals')
}
