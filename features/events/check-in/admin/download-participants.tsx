'use client'

import { saveFile } from '@/components/chart/saving'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { assumeType } from '@/lib/api/assume-type'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { exportParticipants } from '../queries'

interface DownloadParticipantsProps {
  id: number
  filters: Readonly<Record<string, string>>
}

/** Downloads the participants of a view as a file for spreadsheets, for a purpose that is kept. */
export function DownloadParticipants({ id, filters }: DownloadParticipantsProps) {
  const t = useTranslations('eventParticipants')
  const locale = useInterfaceLocale()
  const { run } = useAction()
  const save = async (purpose: string) => {
    const body = assumeType<Parameters<typeof exportParticipants>[1]>({
      ...filters,
      purpose,
      locale,
    })
    const { file, file_name } = await exportParticipants(id, body)
    saveFile(file, file_name)
    return t('exported')
  }
  return (
    <ConfirmButton
      text={t('export')}
      title={t('exportTitle')}
      warning={t('exportWarning')}
      reason={t('exportPurpose')}
      onConfirm={(purpose) => run(() => save(purpose))}
    />
  )
}
