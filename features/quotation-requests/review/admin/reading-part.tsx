'use client'

import { RecordPart } from '@/components/work-record/record-part'
import { ReportedText } from '@/components/work-record/reported-text'
import { call } from '@/lib/api/call'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import type { Messages as Texts } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'
import { Messages } from '../../components/messages'
import { closeReport, readReported, type ReviewRow } from '../contract'

/** The text of a conversation that one side reported. */
export function ReadingPart({ request, onChange }: { request: ReviewRow; onChange: () => void }) {
  const t = useTranslations('quotations.review')
  const texts: Texts['quotations']['review']['reading'] = t.raw('reading')
  const locale = useInterfaceLocale()
  const params = { id: request.id }
  if (request.reported_at === null) {
    return (
      <RecordPart title={texts.title}>
        <p>{texts.closed}</p>
      </RecordPart>
    )
  }
  return (
    <RecordPart title={texts.title}>
      <p>{texts.lead}</p>
      <ReportedText
        texts={texts}
        read={() => call(readReported, { params })}
        close={() => call(closeReport, { params })}
        onClosed={onChange}
      >
        {({ messages }) => (
          <Messages
            locale={locale}
            reader={null}
            messages={messages.map((message) => ({ ...message, files: [] }))}
          />
        )}
      </ReportedText>
    </RecordPart>
  )
}
