import type { UploadError } from '@/lib/api/upload-rules'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

type OwnTexts = Messages['upload']

/** What a file field says; `sending` has the place `{percent}`. */
export interface UploadTexts extends OwnTexts {
  errors: Record<UploadError, string>
}

/** The texts of file fields, for the island that shows one. */
export function useUploadTexts(): UploadTexts {
  const t = useTranslations()
  const rules: Messages['rules'] = t.raw('rules')
  const { size_2, size_9, size_50, size_200, pdf, picture, picture_or_pdf, table } = rules
  const errors = { size_2, size_9, size_50, size_200, pdf, picture, picture_or_pdf, table }
  return { ...t.raw('upload'), errors }
}
