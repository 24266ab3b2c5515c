import { useUploadTexts } from '@/components/form/upload-texts'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { MessageTexts } from './message-form'

/** The texts of the message form, for the island that shows it. */
export function useMessageTexts(): MessageTexts {
  const t = useTranslations('myEnquiries.messages')
  const rules = useTranslations('rules')
  const upload = useUploadTexts()
  return {
    ...t.raw('form'),
    upload,
    problems: useProblemTexts(),
    refused: {
      ...upload.errors,
      damaged: rules('damaged'),
      active: rules('active'),
      pixels: rules('pixels'),
      quota: rules('quota'),
    },
  }
}
