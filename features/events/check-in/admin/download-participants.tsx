'use client'

import { Button } from '@/components/button/button'
import { saveFile } from '@/components/chart/saving'
import { Icon } from '@/components/icon/icon'
import { useAction } from '@/components/work-record/use-action'
import { assumeType } from '@/lib/api/assume-type'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { exportParticipants } from '../queries'

interface DownloadParticipantsProps {
  id: number
  filters: Readonly<Record<string, string>>
}

/** Downloads the participants of a view as a file for spreadsheets. */
export function DownloadParticipants({ id, filters }: DownloadParticipantsProps) {
  const t = useTranslations('eventParticipants')
  const locale = useInterfaceLocale()
  const { run, isBusy } = useAction()
  const save = async () => {
    const query = assumeType<Parameters<typeof exportParticipants>[1]>({ ...filters, locale })
    const { file, file_name } = await exportParticipants(id, query)
    saveFile(file, file_name)
    return t('exported')
  }
  return (
    <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => void run(save)}>
      <Icon name="download" size={20} />
      {t('export')}
    </Button>
  )
}
