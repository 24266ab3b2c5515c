'use client'

import { RecordPage } from '@/components/work-record/record-page'
import { useListedChange } from '@/components/work-record/use-listed-change'
import { call } from '@/lib/api/call'
import { bothLanguages } from '@/lib/bilingual/pair'
import { useTranslations } from 'next-intl'
import { createTemplate } from '../contract'
import { TemplateForm } from './template-form'

/** The form of a new text. */
export function NewTemplate() {
  const t = useTranslations('admin.templates')
  const admin = useTranslations('admin')
  const { change, isBusy } = useListedChange('/templates')
  const empty = {
    use: 'reply' as const,
    active: true,
    ...bothLanguages('title', ''),
    ...bothLanguages('text', ''),
  }
  return (
    <RecordPage title={t('add')} back={{ to: '/templates', text: admin('areas.templates') }}>
      <TemplateForm
        template={empty}
        isBusy={isBusy}
        onSave={(body) => void change(() => call(createTemplate, { body }).then(() => t('saved')))}
      />
    </RecordPage>
  )
}
