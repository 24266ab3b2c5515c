'use client'

import { saveFile } from '@/components/chart/saving'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { exportAuditLog } from '../queries'

/** Downloads the filtered log as CSV, for a purpose that is logged. */
export function AuditLogExport({ filters }: { filters: Readonly<Record<string, string>> }) {
  const t = useTranslations('admin.auditLog.export')
  const locale = useInterfaceLocale()
  const { run } = useAction()
  return (
    <ConfirmButton
      text={t('csv')}
      title={t('title')}
      warning={t('warning')}
      reason={t('purpose')}
      onConfirm={(purpose) =>
        run(async () => {
          const { file, file_name, is_cut } = await exportAuditLog({ ...filters, purpose, locale })
          saveFile(file, file_name)
          return t(is_cut ? 'cut' : 'done')
        })
      }
    />
  )
}
