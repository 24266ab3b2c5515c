'use client'

import { saveFile } from '@/components/chart/saving'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { exportFormats } from '../contract'
import { exportCases } from '../queries'

/** Downloads the filtered list as a file for spreadsheets, for a purpose that is kept. */
export function ExportButtons({ filters }: { filters: Readonly<Record<string, string>> }) {
  const t = useTranslations('admin.caseDesk.export')
  const locale = useInterfaceLocale()
  const { run } = useAction()
  const save = async (format: (typeof exportFormats)[number], purpose: string) => {
    const request = { ...filters, format, purpose, locale }
    const { file, file_name, is_cut } = await exportCases(request)
    saveFile(file, file_name)
    return t(is_cut ? 'cut' : 'done')
  }
  return exportFormats.map((format) => (
    <ConfirmButton
      key={format}
      text={t(`${format}`)}
      title={t('title')}
      warning={t('warning')}
      reason={t('purpose')}
      onConfirm={(purpose) => run(() => save(format, purpose))}
    />
  ))
}
