'use client'

import { Chip } from '@/components/chip/chip'
import { useTranslations } from 'next-intl'
import type { CaseRow } from '../contract'

/** Whether the person has written since the office last replied, and how much of it is unread. */
export function ReplyMark({
  enquiry,
}: {
  enquiry: Pick<CaseRow, 'awaits_reply_since' | 'unread'>
}) {
  const t = useTranslations('admin.caseDesk.reply')
  const { awaits_reply_since, unread } = enquiry
  if (unread > 0) {
    return (
      <Chip tone="info" icon="mail">
        {t('unread', { count: unread })}
      </Chip>
    )
  }
  if (awaits_reply_since === null) return null
  return (
    <Chip tone="warning" icon="mail">
      {t('waits')}
    </Chip>
  )
}
