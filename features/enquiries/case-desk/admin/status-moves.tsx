'use client'

import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { textsOf } from '@/lib/bilingual/in-locale'
import { useTranslations } from 'next-intl'
import { closedStatus, isOpen, rejectedStatus, statusOf, usualNextStatus } from '../../rules'
import { moveTo } from '../queries'
import type { CasePart } from './contract'
import styles from './status-moves.module.css'
import { useCaseTemplates } from './use-case-templates'

/**
 * The status that usually follows the current one, and the others that can; each with words, of
 * which a mail notifies the person.
 */
export function StatusMoves(part: CasePart) {
  const t = useTranslations('admin.caseDesk.moves')
  const { status, next_statuses } = part.enquiry
  const usual = usualNextStatus(status)
  if (usual === undefined) return <p>{t('none')}</p>
  return (
    <div className={styles.moves}>
      <StatusMove {...part} to={usual} isUsual />
      <details className={styles.others}>
        <summary>{t('others')}</summary>
        <div className={styles.moves}>
          {next_statuses
            .filter((next) => next !== usual)
            .map((next) => (
              <StatusMove key={next} {...part} to={next} />
            ))}
        </div>
      </details>
    </div>
  )
}

interface StatusMoveProps extends CasePart {
  to: number
  isUsual?: boolean
}

function StatusMove({ to, isUsual = false, ...part }: StatusMoveProps) {
  const { enquiry, onChange, onStale, onDecided } = part
  const t = useTranslations('admin.caseDesk.moves')
  const names = useTranslations('myEnquiries.status')
  const { run } = useAction()
  const templatesFor = useCaseTemplates(enquiry)
  const key = statusOf(to)?.name ?? 'new'
  const name = names(`${key}`)
  const templates = key === 'new' ? undefined : templatesFor(key)
  const [first] = templates?.list ?? []
  // Why somebody is turned away is never the same: nothing is written in advance.
  const initial = first && to !== rejectedStatus && textsOf(first, 'text')[enquiry.locale]
  return (
    <ConfirmButton
      text={name}
      variant={isUsual ? 'primary' : 'secondary'}
      title={t('ask', { status: name })}
      warning={t(warningOf(to))}
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

function warningOf(status: number) {
  if (status === closedStatus) return 'closes'
  return isOpen(status) ? 'tells' : 'ends'
}
