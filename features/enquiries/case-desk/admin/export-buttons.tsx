'use client'

import { Button } from '@/components/button/button'
import { saveFile } from '@/components/chart/saving'
import { Icon } from '@/components/icon/icon'
import { useAction } from '@/components/work-record/use-action'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { exportFormats } from '../../export/contract'
import { exportCases } from '../queries'

/** Downloads the filtered list as a file for spreadsheets. */
export function ExportButtons({ filters }: { filters: Readonly<Record<string, string>> }) {
  const t = useTranslations('admin.caseDesk.export')
  const locale = useInterfaceLocale()
  const { run, isBusy } = useAction()
  const save = async (format: (typeof exportFormats)[number]) => {
    const { file, file_name, is_cut } = await exportCases({ ...filters, format, locale })
    saveFile(file, file_name)
    return t(is_cut ? 'cut' : 'done')
  }
  return exportFormats.map((format) => (
    <Button
      key={format}
      variant="secondary"
      aria-disabled={isBusy || undefined}
      onClick={() => void run(() => save(format))}
    >
      <Icon name="download" size={20} />
      {t(`${format}`)}
    </Button>
  ))
}
