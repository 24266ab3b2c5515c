'use client'

import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useRights } from '@/lib/auth/use-rights'
import { bilingualPair } from '@/lib/bilingual/pair'
import { today } from '@/lib/i18n/today'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import {
  holidayList,
  addHoliday,
  removeHoliday,
  setHoliday,
  type Holiday,
  type HolidayWrite,
} from '../contract'
import { HolidayForm } from './holiday-form'
import { HolidayRow } from './holiday-row'
import styles from './holidays.module.css'

/** The public holidays, which no clock counts; admins keep the list. */
export function HolidayPart() {
  const t = useTranslations('admin.holidays')
  const options = endpointQuery(holidayList)
  const query = useQuery(options)
  const client = useQueryClient()
  const mayWrite = useRights()('admin')
  const { run, isBusy } = useAction({ order: t('order') })
  const [opened, setOpened] = useState<number | 'new' | null>(null)
  const change = async (work: () => Promise<Holiday[]>, done: string) => {
    const isDone = await run(async () => {
      client.setQueryData(options.queryKey, await work())
      return done
    })
    if (isDone) setOpened(null)
  }
  const save = ({ id, version }: Holiday, written: HolidayWrite) =>
    void change(
      () => call(setHoliday, { params: { id }, body: { ...written, version } }),
      t('saved'),
    )
  const close = () => setOpened(null)
  const blank = {
    first_day: today(),
    last_day: today(),
    confirmed: true,
    ...bilingualPair('name', { en: '', ar: '' }),
  }
  return (
    <RecordPart title={t('title')}>
      <p>{t('lead')}</p>
      <LoadedRecord query={query}>
        {(holidays) => (
          <Stack as="ul" line="above" className={styles.list}>
            {holidays.map((one) => (
              <li key={one.id}>
                {opened === one.id ? (
                  <HolidayForm
                    holiday={one}
                    isBusy={isBusy}
                    onSave={(written) => save(one, written)}
                    onClose={close}
                  />
                ) : (
                  <HolidayRow
                    holiday={one}
                    mayWrite={mayWrite}
                    isBusy={isBusy}
                    onConfirm={() => save(one, { ...one, confirmed: true })}
                    onOpen={() => setOpened(one.id)}
                    onRemove={() =>
                      void change(
                        () => call(removeHoliday, { params: { id: one.id } }),
                        t('removed'),
                      )
                    }
                  />
                )}
              </li>
            ))}
          </Stack>
        )}
      </LoadedRecord>
      {mayWrite && opened !== 'new' && (
        <Button variant="secondary" onClick={() => setOpened('new')}>
          {t('add')}
        </Button>
      )}
      {opened === 'new' && (
        <HolidayForm
          holiday={blank}
          isBusy={isBusy}
          onSave={(written) => void change(() => call(addHoliday, { body: written }), t('saved'))}
          onClose={close}
        />
      )}
    </RecordPart>
  )
}
