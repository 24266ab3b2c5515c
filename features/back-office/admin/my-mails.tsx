'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import {
  chooseStaffMail,
  myStaffMail,
  staffMailChoices,
  type StaffMailChoice,
} from '../digest/contract'
import styles from './my-mails.module.css'

/** The emails that the signed-in member of staff gets about their work. */
export function MyMails() {
  const t = useTranslations('admin.myMails')
  const query = useQuery(endpointQuery(myStaffMail))
  return (
    <RecordPage title={t('title')} facts={t('lead')}>
      <LoadedRecord query={query}>
        {({ staff_mail }) => <ChoiceForm saved={staff_mail} />}
      </LoadedRecord>
    </RecordPage>
  )
}

function ChoiceForm({ saved }: { saved: StaffMailChoice }) {
  const t = useTranslations('admin.myMails')
  const id = useId()
  const client = useQueryClient()
  const { run, isBusy } = useAction()
  const [chosen, setChosen] = useState<StaffMailChoice>(saved)
  const isSame = chosen === saved
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isSame) return
    await run(async () => {
      const after = await call(chooseStaffMail, { body: { staff_mail: chosen } })
      client.setQueryData(endpointQuery(myStaffMail).queryKey, after)
      return t('done')
    })
  }
  return (
    <form className={styles.choice} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{t('label')}</label>
      <select
        id={id}
        className={controls.box}
        value={chosen}
        onChange={({ target }) =>
          setChosen(staffMailChoices.find((one) => one === target.value) ?? saved)
        }
      >
        {staffMailChoices.map((one) => (
          <option key={one} value={one}>
            {t(`choice.${one}`)}
          </option>
        ))}
      </select>
      <Button type="submit" aria-disabled={isBusy || isSame || undefined}>
        {t('save')}
      </Button>
    </form>
  )
}
