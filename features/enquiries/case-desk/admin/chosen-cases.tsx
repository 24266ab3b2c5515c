'use client'

import { isEnded } from '@/lib/db/codes/enquiry-statuses'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Row } from '@/components/layout/row'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { replyTemplates, templatesFor } from '@/features/reply-templates/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { useStaffPerson } from '@/lib/auth/staff-person'
import { isolated } from '@/lib/i18n/isolated'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { nextStatuses, statusOf } from '../../rules'
import { officerList, type CaseRow } from '../contract'
import { assignChosen, moveChosen } from '../queries'
import styles from './chosen-cases.module.css'

interface ChosenCasesProps {
  cases: readonly CaseRow[]
  onDone: () => void
}

/** Assigns the chosen enquiries together, or moves them to a status with one message to all. */
export function ChosenCases({ cases, onDone }: ChosenCasesProps) {
  const t = useTranslations('admin.caseDesk.bulk')
  const { run } = useAction()
  const change = (work: () => ReturnType<typeof assignChosen>) =>
    run(async () => {
      const { done, refused } = await work()
      onDone()
      return refused.length === 0
        ? t('done', { count: done.length })
        : t('partly', { count: done.length, refused: refused.length })
    })
  return (
    <Row gap={5} lineGap={2}>
      <Assign onAssign={(owner) => change(() => assignChosen(cases, owner))} />
      <Move
        cases={cases}
        onMove={(status, reason) => change(() => moveChosen(cases, status, reason))}
      />
    </Row>
  )
}

function Assign({ onAssign }: { onAssign: (owner: number | null) => Promise<boolean> }) {
  const t = useTranslations('admin.caseDesk.owner')
  const locale = useInterfaceLocale()
  const id = useId()
  const officers = useQuery(endpointQuery(officerList, { query: {} })).data ?? []
  const [owner, setOwner] = useState('')
  return (
    <Row gap={2} align="center" className={styles.action}>
      <label htmlFor={id}>{t('label')}</label>
      <select
        id={id}
        value={owner}
        className={controls.box}
        onChange={({ target }) => setOwner(target.value)}
      >
        <option value="">{t('nobody')}</option>
        {officers.map((officer) => (
          <option key={officer.id} value={officer.id}>
            {t('officer', { name: isolated(officer.name, locale), open: officer.open })}
          </option>
        ))}
      </select>
      <Button
        variant="secondary"
        onClick={() => void onAssign(owner === '' ? null : Number(owner))}
      >
        {t('assign')}
      </Button>
    </Row>
  )
}

interface MoveProps {
  cases: readonly CaseRow[]
  onMove: (status: number, reason: string) => Promise<boolean>
}

function Move({ cases, onMove }: MoveProps) {
  const t = useTranslations('admin.caseDesk')
  const names = useTranslations('myEnquiries.status')
  const locale = useInterfaceLocale()
  const id = useId()
  const { data: all } = useQuery(endpointQuery(replyTemplates))
  const officer = useStaffPerson()
  const [chosen, setChosen] = useState<number>()
  // What can follow the status of each of them.
  const [first, ...others] = cases.map(nextStatuses)
  const common = (first ?? []).filter((next) => others.every((list) => list.includes(next)))
  const status = common.find((one) => one === chosen) ?? common[0]
  if (status === undefined) return <p>{t('bulk.noStatus')}</p>
  const key = statusOf(status)?.name ?? 'new'
  // One text for all of them: it can name who writes, and nothing of one enquiry.
  const templates = key === 'new' ? undefined : templatesFor(all, key, { officer: officer.name })
  return (
    <Row gap={2} align="center" className={styles.action}>
      <label htmlFor={id}>{t('moves.title')}</label>
      <select
        id={id}
        value={status}
        className={controls.box}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {common.map((one) => (
          <option key={one} value={one}>
            {names(`${statusOf(one)?.name ?? 'new'}`)}
          </option>
        ))}
      </select>
      <ConfirmButton
        text={t('bulk.move')}
        title={t('bulk.ask', { count: cases.length, status: names(`${key}`) })}
        warning={t(isEnded(status) ? 'bulk.ends' : 'bulk.tells')}
        reason={t('bulk.words')}
        {...(templates && { templates: { list: templates, reader: locale } })}
        onConfirm={(reason) => onMove(status, reason)}
      />
    </Row>
  )
}
