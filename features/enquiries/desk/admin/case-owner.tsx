'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { useDeed } from '@/components/work-record/use-deed'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useGetIdentity } from 'react-admin'
import { useId } from 'react'
import { officerList } from '../contract'
import { assign } from '../queries'
import styles from './case-owner.module.css'
import type { CasePart } from './contract'

/** Who works on an enquiry: an officer of the list, oneself, or nobody. */
export function CaseOwner({ enquiry, onChange, onStale }: CasePart) {
  const t = useTranslations('admin.desk.owner')
  const id = useId()
  const { identity } = useGetIdentity()
  const { data: officers = [] } = useQuery(endpointQuery(officerList))
  const { run, isBusy } = useDeed()
  const own = Number(identity?.id)
  const known = officers.some((officer) => officer.id === enquiry.owner?.id)

  const give = async (owner: number | null) => {
    const done = await run(async () => {
      onChange(await assign(enquiry, owner))
      return t(owner === null ? 'freed' : 'done')
    })
    if (!done) onStale()
  }
  return (
    <div className={styles.owner}>
      <label htmlFor={id}>{t('label')}</label>
      <select
        id={id}
        value={enquiry.owner?.id ?? ''}
        disabled={isBusy}
        className={controls.box}
        onChange={({ target }) => void give(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('nobody')}</option>
        {enquiry.owner && !known && <option value={enquiry.owner.id}>{enquiry.owner.name}</option>}
        {officers.map((officer) => (
          <option key={officer.id} value={officer.id}>
            {t('officer', { name: officer.name, open: officer.open })}
          </option>
        ))}
      </select>
      {enquiry.owner?.id !== own && officers.some((officer) => officer.id === own) && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void give(own)}>
          {t('take')}
        </Button>
      )}
    </div>
  )
}
