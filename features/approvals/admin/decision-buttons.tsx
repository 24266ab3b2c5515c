'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { useCommandKeys } from '@/components/shortcuts/use-command-keys'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { replyTemplates, templatesFor } from '@/features/reply-templates/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { useStaffPerson } from '@/lib/auth/staff-person'
import { inLocale } from '@/lib/bilingual/in-locale'
import { mayDecide } from '@/lib/db/codes/approval'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { Review } from '../contract'
import { approve, decline } from '../queries'

interface DecisionButtonsProps {
  review: Review
  /** The name of the record. */
  title: string
  /** Loads the record again after a decision or an edit conflict; resolves once it is there. */
  reload: () => Promise<unknown>
  /** After a decision: the next record is due. */
  onDecided: () => void
}

/** The decisions that the status of a record allows; the owner is notified by mail. */
export function DecisionButtons({ review, title, reload, onDecided }: DecisionButtonsProps) {
  const t = useTranslations('admin.approvals')
  const locale = useInterfaceLocale()
  const client = useQueryClient()
  const { data: all } = useQuery(endpointQuery(replyTemplates))
  const officer = useStaffPerson()
  const values = {
    company: inLocale(review, 'company_name', locale),
    entry: title,
    officer: officer.name,
  }
  const templates = (use: 'refusal' | 'withdrawal') => ({
    list: templatesFor(all, use, values),
    reader: locale,
  })
  const { run, isBusy } = useAction({ conflict: t('changed') })
  const current = { status: review.status, isPublic: review.is_public }
  const renew = () => Promise.all([client.invalidateQueries({ queryKey: ['approvals'] }), reload()])
  /** Busy until the record is there as it was decided: the next decision names its version. */
  const decide = async (work: () => Promise<unknown>, done: string) => {
    const isDone = await run(async () => {
      await work()
      await renew()
      return done
    })
    if (isDone) onDecided()
    else await renew()
    return isDone
  }
  /** A company without an account has nobody who is told. */
  const told = review.members.length > 0 ? 'done' : 'untold'
  const approveNow = () => {
    if (!isBusy) void decide(() => approve(review), t('approved'))
  }
  const mayApprove = mayDecide('approve', current)
  useCommandKeys({
    Enter: () => {
      if (mayApprove) approveNow()
    },
  })
  return (
    <Row gap={2}>
      {mayApprove && (
        <Button
          aria-disabled={isBusy || undefined}
          aria-keyshortcuts="Control+Enter"
          onClick={approveNow}
        >
          {t('approve')}
        </Button>
      )}
      {mayDecide('return', current) && (
        <ConfirmButton
          text={t('return.text')}
          title={t('return.title')}
          warning={t('return.warning')}
          reason={t('return.words')}
          templates={templates('refusal')}
          onConfirm={(reason) =>
            decide(() => decline('return', review, reason), t(`return.${told}`))
          }
        />
      )}
      {mayDecide('refuse', current) && (
        <ConfirmButton
          text={t('refuse.text')}
          title={t('refuse.title')}
          warning={t('refuse.warning')}
          reason={t('reason')}
          templates={templates('refusal')}
          onConfirm={(reason) =>
            decide(() => decline('refuse', review, reason), t(`refuse.${told}`))
          }
        />
      )}
      {mayDecide('withdraw', current) && (
        <ConfirmButton
          text={t('withdraw.text')}
          title={t('withdraw.title')}
          warning={t('withdraw.warning')}
          reason={t('reason')}
          templates={templates('withdrawal')}
          onConfirm={(reason) =>
            decide(() => decline('withdraw', review, reason), t(`withdraw.${told}`))
          }
        />
      )}
    </Row>
  )
}
