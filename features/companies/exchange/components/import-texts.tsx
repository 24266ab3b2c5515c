import { useUploadTexts } from '@/components/form/upload-texts'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'
import { knownColumns } from '../rules'

/** The texts of the import: its own, and what files of offers say of the same mistakes. */
export function useImportTexts() {
  const all = useTranslations()
  const { columns: _columns, ...own }: Messages['companyExchange'] = all.raw('companyExchange')
  const rules: Messages['rules'] = all.raw('rules')
  const table: Messages['offerExchange']['import'] = all.raw('offerExchange.import')
  const problems: Messages['problems'] = all.raw('problems')
  const labels: Messages['companyRegistration']['labels'] = all.raw('companyRegistration.labels')
  return {
    ...own,
    problems,
    formFields: formFields(labels),
    reasons: { ...rules, ...table.reasons, ...own.reasons },
    fileReasons: { ...table.reasons, ...table.fileReasons, ...own.fileReasons },
    upload: { ...useUploadTexts(), most: own.most },
  }
}

/** The labels of the fields that no column has: a file cannot correct them. */
function formFields(labels: Messages['companyRegistration']['labels']): Record<string, string> {
  const own = Object.entries(labels).filter(([field]) => !knownColumns.includes(field))
  const { certificates } = labels
  return {
    ...Object.fromEntries(own),
    certificate_files: certificates,
    attachment_option_file: certificates,
  }
}

export type ProfileImportTexts = ReturnType<typeof useImportTexts>
