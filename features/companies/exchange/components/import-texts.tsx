import { useUploadTexts } from '@/components/form/upload-texts'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

/** The texts of the import: its own, and what files of offers say of the same mistakes. */
export function useImportTexts() {
  const all = useTranslations()
  const { columns: _columns, ...own }: Messages['companyExchange'] = all.raw('companyExchange')
  const rules: Messages['rules'] = all.raw('rules')
  const table: Messages['offerExchange']['import'] = all.raw('offerExchange.import')
  const problems: Messages['problems'] = all.raw('problems')
  return {
    ...own,
    problems,
    reasons: { ...rules, ...table.reasons, ...own.reasons },
    fileReasons: { ...table.reasons, ...table.fileReasons, ...own.fileReasons },
    upload: { ...useUploadTexts(), most: own.most },
  }
}

export type ProfileImportTexts = ReturnType<typeof useImportTexts>
