import type { MessageTexts } from '@/components/message-form/use-message'
import { useUploadTexts } from '@/components/form/upload-texts'
import type { Messages } from '@/lib/i18n/messages'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'

/** The texts of the message form, for the island that shows it. */
export function useMessageTexts(): MessageTexts {
  const t = useTranslations('myEnquiries.messages')
  const rules = useTranslations('rules')
  const upload = useUploadTexts()
  const { most, ended, finished, ...form }: Messages['myEnquiries']['messages']['form'] =
    t.raw('form')
  return {
    ...form,
    over: finished,
    cancelled: ended,
    upload: { ...upload, most },
    problems: useProblemTexts(),
    rules: {
      ...upload.errors,
      damaged: rules('damaged'),
      active: rules('active'),
      pixels: rules('pixels'),
      quota: rules('quota'),
    },
  }
}
