'use client'

import { Alert } from '@/components/alert/alert'
import { useTranslations } from 'next-intl'

/** Why a record was returned to its authors, or why the portal did not do what was scheduled. */
export function RecordNote({ note }: { note: string }) {
  const t = useTranslations('admin')
  const isOfPortal = t.has(`content.portalNotes.${note}`)
  return (
    <Alert
      tone="warning"
      word={t('warning')}
      title={isOfPortal ? undefined : t('content.sentBack')}
    >
      <p>{isOfPortal ? t(`content.portalNotes.${note}`) : note}</p>
    </Alert>
  )
}
