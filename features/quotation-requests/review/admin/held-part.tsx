'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { useTranslations } from 'next-intl'
import { decideHeld, type ReviewRow } from '../contract'

/** Why a request is held, by signals instead of its text, and the two decisions. */
export function HeldPart({ request, onChange }: { request: ReviewRow; onChange: () => void }) {
  const t = useTranslations('quotations.review.held')
  const all = useTranslations('quotations.review')
  const { run, isBusy } = useAction()
  const { id, held_for, links, same_text } = request
  const decide = async (decision: 'release' | 'discard') => {
    const isDone = await run(async () => {
      await call(decideHeld, { params: { id }, body: { decision } })
      return t(decision === 'release' ? 'released' : 'discarded')
    })
    if (isDone) onChange()
  }
  return (
    <RecordPart title={t('title')}>
      {held_for !== null && <p>{all(`held.${held_for}`)}</p>}
      <p>{t('links', { count: links })}</p>
      <p>{t('same', { count: same_text })}</p>
      <Row gap={3}>
        <Button disabled={isBusy} onClick={() => void decide('release')}>
          {t('release')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void decide('discard')}>
          {t('discard')}
        </Button>
      </Row>
    </RecordPart>
  )
}
