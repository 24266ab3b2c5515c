'use client'

import { Button } from '@/components/button/button'
import { saveFile } from '@/components/chart/saving'
import { Stack } from '@/components/layout/stack'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { useTranslations } from 'next-intl'
import { documentsFile } from '../versions/contract'
import styles from './dataset-screens.module.css'

/** Saves the published documents as a file: an import replaces the whole list. */
export function CurrentDocuments({ dataset }: { dataset: number }) {
  const t = useTranslations('admin.marketData.currentDocuments')
  const { run, isBusy } = useAction()
  const save = () =>
    run(async () => {
      const { file_name, content } = await call(documentsFile, { params: { id: dataset } })
      saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), file_name)
      return t('done')
    })
  return (
    <Stack gap={2} align="start" bounded className={styles.form}>
      <p>{t('lead')}</p>
      <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => void save()}>
        {t('save')}
      </Button>
    </Stack>
  )
}
