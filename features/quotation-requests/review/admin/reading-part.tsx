'use client'

import { Button } from '@/components/button/button'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Messages } from '../../components/messages'
import { closeReport, readReported, type ReviewRow } from '../contract'

/** The text of a conversation that one side reported; reading it makes an audit entry. */
export function ReadingPart({ request, onChange }: { request: ReviewRow; onChange: () => void }) {
  const t = useTranslations('quotations.review.reading')
  const locale = useInterfaceLocale()
  const { run, isBusy } = useAction()
  const [read, setRead] = useState<OutputOf<typeof readReported>>()
  const open = () =>
    run(async () => {
      setRead(await call(readReported, { params: { id: request.id } }))
      return t('opened')
    })
  const close = async () => {
    const isDone = await run(async () => {
      await call(closeReport, { params: { id: request.id } })
      return t('ended')
    })
    if (!isDone) return
    setRead(undefined)
    onChange()
  }
  if (request.reported_at === null) {
    return (
      <RecordPart title={t('title')}>
        <p>{t('closed')}</p>
      </RecordPart>
    )
  }
  return (
    <RecordPart title={t('title')}>
      {read ? (
        <>
          <p>
            {t('reason')}: <bdi>{read.reason}</bdi>
          </p>
          <Messages
            locale={locale}
            reader={null}
            messages={read.messages.map((message) => ({ ...message, files: [] }))}
          />
          <p>{t('endText')}</p>
          <div>
            <Button variant="secondary" disabled={isBusy} onClick={() => void close()}>
              {t('end')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t('lead')}</p>
          <div>
            <Button disabled={isBusy} onClick={() => void open()}>
              {t('open')}
            </Button>
          </div>
        </>
      )}
    </RecordPart>
  )
}
