'use client'

import { EmptyState } from '@/components/empty-state/empty-state'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { useListedChange } from '@/components/work-record/use-listed-change'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { textsOf } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useParams } from 'react-router-dom'
import { deleteTemplate, replyTemplates, updateTemplate, type ReplyTemplate } from '../contract'
import { TemplateForm } from './template-form'

/** One text. */
export function TemplatePage() {
  const t = useTranslations('admin.templates')
  const id = Number(useParams()['id'])
  const query = useQuery(endpointQuery(replyTemplates))
  return (
    <LoadedRecord query={query}>
      {(all) => {
        const template = all.find((one) => one.id === id)
        if (!template) return <EmptyState title={t('gone')} text={t('goneText')} />
        return <Template key={`${id}-${template.version}`} template={template} />
      }}
    </LoadedRecord>
  )
}

function Template({ template }: { template: ReplyTemplate }) {
  const t = useTranslations('admin.templates')
  const admin = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { change, isBusy } = useListedChange('/templates')
  const { id, version } = template
  const params = { id }
  return (
    <RecordPage
      title={textsOf(template, 'title')[locale]}
      back={{ to: '/templates', text: admin('areas.templates') }}
      aside={
        <RecordPart title={t('delete')}>
          <p>{t('deleteText')}</p>
          <ConfirmButton
            text={t('delete')}
            title={t('deleteTitle')}
            warning={t('deleteWarning')}
            onConfirm={() =>
              change(() => call(deleteTemplate, { params }).then(() => t('deleted')))
            }
          />
        </RecordPart>
      }
    >
      <TemplateForm
        template={template}
        isBusy={isBusy}
        onSave={(written) =>
          void change(() =>
            call(updateTemplate, { params, body: { ...written, version } }).then(() => t('saved')),
          )
        }
      />
    </RecordPage>
  )
}
