import type { UploadError } from '@/lib/api/upload-rules'
import { useTranslations } from 'next-intl'

/** What a file field says; `sending` has the place `{percent}`. */
export interface UploadTexts extends Record<
  'choose' | 'change' | 'drop' | 'remove' | 'sending' | 'cancel',
  string
> {
  errors: Record<UploadError, string>
}

/** The texts of file fields, for the island that shows one. */
export function useUploadTexts(): UploadTexts {
  const t = useTranslations()
  const rules = useTranslations('rules')
  return {
    ...t.raw('upload'),
    errors: {
      size_2: rules('size_2'),
      size_9: rules('size_9'),
      pdf: rules('pdf'),
      picture: rules('picture'),
      picture_or_pdf: rules('picture_or_pdf'),
    },
  }
}
