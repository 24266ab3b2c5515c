'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Stack } from '@/components/layout/stack'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { useAction } from '@/components/work-record/use-action'
import { endpointQuery } from '@/lib/api/query-options'
import { useStaffPerson } from '@/lib/auth/staff-person'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { officerList } from '../contract'
import { assign } from '../queries'
import styles from './case-owner.module.css'
import type { CasePart } from './contract'

/**
 * Assigns an enquiry to an officer of the list, to the caller, or to nobody; the button submits the
 * choice.
 */
export function CaseOwner({ enquiry, onChange, onStale }: CasePart) {
  const t = useTranslations('admin.caseDesk.owner')
  const id = useId()
  const { id: own } = useStaffPerson()
  const { data: officers = [] } = useQuery(
    endpointQuery(officerList, { query: { enquiry: enquiry.id } }),
  )
  const locale = useInterfaceLocale()
  const { run, isBusy } = useAction()
  const now = enquiry.owner?.id ?? null
  const [chosen, setChosen] = useState<number | null>()
  const next = chosen === undefined ? now : chosen
  const known = officers.some((officer) => officer.id === enquiry.owner?.id)

  const assignTo = async (owner: number | null) => {
    if (isBusy || owner === now) return
    const done = await run(async () => {
      onChange(await assign(enquiry, owner))
      return t(owner === null ? 'freed' : 'done')
    })
    if (done) setChosen(undefined)
    else onStale()
  }
  const canTake = now !== own && officers.some((officer) => officer.id === own)
  useShortcuts({ ...(canTake && { a: () => void assignTo(own) }) })
  return (
    <Stack gap={2} className={styles.owner}>
      <label htmlFor={id}>{t('label')}</label>
      <select
        id={id}
        value={next ?? ''}
        className={controls.box}
        onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('nobody')}</option>
        {enquiry.owner && !known && <option value={enquiry.owner.id}>{enquiry.owner.name}</option>}
        {officers.map((officer) => (
          <option key={officer.id} value={officer.id}>
            {t('officer', { name: isolated(officer.name, locale), open: officer.open })}
          </option>
        ))}
      </select>
      <Button
        variant="secondary"
        aria-disabled={isBusy || next === now || undefined}
        onClick={() => void assignTo(next)}
      >
        {t('assign')}
      </Button>
      {canTake && (
        <Button
          variant="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => void assignTo(own)}
        >
          {t('take')}
        </Button>
      )}
    </Stack>
  )
}
