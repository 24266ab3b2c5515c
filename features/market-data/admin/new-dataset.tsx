'use client'

import { homeCountry } from '@/lib/country/home'
import { createdKinds } from '@/lib/db/codes/markets'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Disclosure } from '@/components/disclosure/disclosure'
import { Stack } from '@/components/layout/stack'
import { useAction } from '@/components/work-record/use-action'
import { countries } from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { formatLocale } from '@/lib/i18n/locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { createDataset } from '../versions/contract'
import styles from './dataset-screens.module.css'

/** What belongs to no market. */
const others = createdKinds.filter((kind) => kind !== 'tariff')
const withoutTariff: readonly (string | null)[] = [null, homeCountry.code]

/** Creates the dataset that a first file of a market needs. */
export function NewDataset({ onCreated }: { onCreated: () => void }) {
  const t = useTranslations('admin.marketData.create')
  const locale = useInterfaceLocale()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const { data } = useQuery(endpointQuery(countries))
  const { run, isBusy } = useAction({
    taken: t('taken'),
    invalid: t('unknown'),
    own_market: t('ownMarket'),
    member_state: t('memberState'),
  })
  const markets = (data ?? [])
    .filter(({ code_2, portal_own }) => !portal_own && !withoutTariff.includes(code_2))
    .map((country) => ({ code: country.code_2 ?? '', name: inLocale(country, 'name', locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, formatLocale[locale]))

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen === '') return
    const kind = others.find((one) => one === chosen)
    const body = kind ? { kind } : { kind: 'tariff' as const, market: chosen }
    const isDone = await run(async () => {
      await call(createDataset, { body })
      return t('done')
    })
    if (!isDone) return
    setChosen('')
    onCreated()
  }
  return (
    <Disclosure level={2} title={t('title')}>
      <Stack
        as="form"
        gap={2}
        align="start"
        bounded
        className={styles.form}
        onSubmit={(event) => void create(event)}
      >
        <p>{t('lead')}</p>
        <label htmlFor={id}>{t('market')}</label>
        <select
          id={id}
          className={controls.box}
          value={chosen}
          required
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('choose')}</option>
          {others.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
          {markets.map(({ code, name }) => (
            <option key={code} value={code}>
              {t('tariff', { market: name })}
            </option>
          ))}
        </select>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t('create')}
        </Button>
      </Stack>
    </Disclosure>
  )
}
