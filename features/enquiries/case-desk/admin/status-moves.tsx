'use client'

import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { ConfirmDialog } from '@/components/work-record/confirm-dialog'
import { useAction } from '@/components/work-record/use-action'
import { textsOf } from '@/lib/bilingual/in-locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { statusOf, usualNextStatus } from '../../rules'
import { moveTo } from '../queries'
import type { CasePart } from './contract'
import styles from './status-moves.module.css'
import { useCaseTemplates } from './use-case-templates'

/**
 * The status that usually follows the current one, and the others that can; each with words, of
 * which a mail notifies the person. An open dialog stays while somebody else changes the enquiry:
 * what is typed is not lost, and sending it says who was first.
 */
export function StatusMoves(part: CasePart) {
  const t = useTranslations('admin.caseDesk.moves')
  const name = useStatusName()
  const { enquiry } = part
  const { status, next_statuses } = enquiry
  /** The move of the dialog, from the enquiry as it was then. */
  const [move, setMove] = useState<{ to: number; enquiry: CasePart['enquiry'] }>()
  const [isShown, setShown] = useState(false)
  const usual = next_statuses.find((next) => next === usualNextStatus(status))
  const button = (to: number, label = name(to)) => (
    <Button
      key={to}
      variant={to === usual ? 'primary' : 'secondary'}
      aria-haspopup="dialog"
      onClick={() => {
        setMove({ to, enquiry })
        setShown(true)
      }}
    >
      {label}
    </Button>
  )
  return (
    <>
      {next_statuses.length === 0 && <p>{t('none')}</p>}
      {next_statuses.length > 0 && usual === undefined && (
        <>
          <p>{t('closed')}</p>
          <Row gap={2}>{next_statuses.map((to) => button(to, t('reopen')))}</Row>
        </>
      )}
      {usual !== undefined && (
        <Row gap={2}>
          {button(usual)}
          <details className={styles.others}>
            <summary>{t('others')}</summary>
            <Row gap={2}>
              {next_statuses.filter((next) => next !== usual).map((to) => button(to))}
            </Row>
          </details>
        </Row>
      )}
      {move && (
        <MoveDialog
          key={move.to}
          {...part}
          {...move}
          open={isShown}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}

function useStatusName() {
  const names = useTranslations('myEnquiries.status')
  return (status: number) => names(`${statusOf(status)?.name ?? 'new'}`)
}

interface MoveDialogProps extends CasePart {
  to: number
  open: boolean
  onClose: () => void
}

function MoveDialog({ to, open, onClose, ...part }: MoveDialogProps) {
  const { enquiry, onChange, onStale, onDecided } = part
  const t = useTranslations('admin.caseDesk.moves')
  const name = useStatusName()(to)
  const { run } = useAction()
  const templatesFor = useCaseTemplates(enquiry)
  const key = statusOf(to)?.name ?? 'new'
  const templates = key === 'new' ? undefined : templatesFor(key)
  const [first] = templates?.list ?? []
  // Why somebody is turned away is never the same: nothing is written in advance.
  const initial = first && to !== enquiryStatus.rejected && textsOf(first, 'text')[enquiry.locale]
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      text={name}
      title={t('ask', { status: name })}
      warning={t(isEnded(to) ? 'ends' : 'tells')}
      reason={t('words')}
      {...(templates && { templates })}
      {...(initial && { initial })}
      onConfirm={async (reason) => {
        const done = await run(async () => {
          onChange(await moveTo(enquiry, to, reason))
          return t('done', { status: name })
        })
        if (done) onDecided()
        else onStale()
        return done
      }}
    />
  )
}
