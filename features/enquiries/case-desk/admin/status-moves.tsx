'use client'

import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { useTranslations } from 'next-intl'
import { closedStatus, isOpen, rejectedStatus, statusOf } from '../../rules'
import { moveTo } from '../queries'
import type { CasePart } from './contract'
import styles from './status-moves.module.css'

/** The statuses that can follow the current one; a mail notifies the person. */
export function StatusMoves({ enquiry, onChange, onStale }: CasePart) {
  const t = useTranslations('admin.caseDesk.moves')
  const names = useTranslations('myEnquiries.status')
  const { run } = useAction()
  if (enquiry.next_statuses.length === 0) return <p>{t('none')}</p>
  return (
    <div className={styles.moves}>
      {enquiry.next_statuses.map((status) => {
        const name = names(`${statusOf(status)?.name ?? 'new'}`)
        return (
          <ConfirmButton
            key={status}
            text={name}
            title={t('ask', { status: name })}
            warning={t(warningOf(status))}
            {...(status === rejectedStatus && { reason: t('reason') })}
            onConfirm={async (reason) => {
              const done = await run(async () => {
                onChange(await moveTo(enquiry, status, reason))
                return t('done', { status: name })
              })
              if (!done) onStale()
              return done
            }}
          />
        )
      })}
    </div>
  )
}

function warningOf(status: number) {
  if (status === closedStatus) return 'closes'
  return isOpen(status) ? 'tells' : 'ends'
}
