'use client'

import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useTranslations } from 'next-intl'
import type { CaseDetail } from '../contract'
import styles from './case-history.module.css'
import { CaseStatus } from './case-status'

/** The statuses, assignments and merges of an enquiry, newest first; nobody can change them. */
export function CaseHistory({ enquiry }: { enquiry: Pick<CaseDetail, 'history' | 'actions'> }) {
  const t = useTranslations('admin.caseDesk')
  const locale = useInterfaceLocale()
  const actionText = ({ to, into, from }: CaseDetail['actions'][number]) => {
    if (into !== null) return t('actions.into', { id: String(into) })
    if (from !== null) return t('actions.from', { id: String(from) })
    return to === null
      ? t('actions.freed')
      : t('actions.given', { name: isolated(to.name, locale) })
  }
  const steps = [
    ...enquiry.history.map((step) => ({
      ...step,
      key: `${step.status} ${step.at}`,
      shown: (
        <>
          <CaseStatus enquiry={step} />
          {step.reason !== null && <q dir="auto">{step.reason}</q>}
        </>
      ),
    })),
    ...enquiry.actions.map((action, index) => ({
      ...action,
      key: `action ${index}`,
      shown: <span>{actionText(action)}</span>,
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <Stack as="ol" gap={3} className={styles.history} reversed>
      {steps.map(({ key, shown, at, by }) => (
        <li key={key}>
          {shown}
          <Note as="span">
            <time dateTime={at}>{formatInstant(at, locale)}</time> ·{' '}
            {by ? <bdi>{by.name}</bdi> : t('portal')}
          </Note>
        </li>
      ))}
    </Stack>
  )
}
