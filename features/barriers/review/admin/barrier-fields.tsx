'use client'

import controls from '@/components/control/control.module.css'
import { countries } from '@/features/reference-lists/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { measureKinds } from '@/lib/db/codes/barriers'
import { valueBands } from '@/lib/db/codes/outcomes'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { formatLocale } from '@/lib/i18n/locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { barrierLimits } from '../contract'
import type { WrittenBarrier } from '../rules'
import { AgreementField } from './agreement-field'
import { DayField } from './day-field'
import { LabelledField } from './labelled-field'
import { TextPair } from './text-pair'

interface BarrierFieldsProps {
  written: WrittenBarrier
  onChange: (written: WrittenBarrier) => void
}

const fields = ['title', 'summary', 'authority', 'article'] as const

/** The fields of a barrier: what it is, where, and what the public reads in both languages. */
export function BarrierFields({ written, onChange }: BarrierFieldsProps) {
  const t = useTranslations('barrierReview.field')
  const said = useTranslations('barriers')
  const outcome = useTranslations('outcomeReports')
  const locale = useInterfaceLocale()
  const { data } = useQuery(endpointQuery(countries))
  const markets = (data ?? [])
    .map((country) => ({ code: country.code_2 ?? '', name: inLocale(country, 'name', locale) }))
    .filter(({ code }) => code !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name, formatLocale[locale]))
  const set = (given: Partial<WrittenBarrier>) => onChange({ ...written, ...given })
  return (
    <>
      <LabelledField label={t('measure')}>
        {(id) => (
          <select
            id={id}
            className={controls.box}
            required
            value={written.measure}
            onChange={({ target }) => set({ measure: target.value })}
          >
            <option value="">{t('choose')}</option>
            {measureKinds.map((code) => (
              <option key={code} value={code}>
                {said('code', { code, name: said(`measure.${code}`) })}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField label={t('market')}>
        {(id) => (
          <select
            id={id}
            className={controls.box}
            required
            value={written.market}
            onChange={({ target }) => set({ market: target.value })}
          >
            <option value="">{t('choose')}</option>
            {markets.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField label={t('hs')} hint={t('hsHint')}>
        {(id) => (
          <input
            id={id}
            className={controls.box}
            inputMode="numeric"
            pattern="[0-9]{6}"
            maxLength={6}
            data-ltr
            aria-describedby={`${id}-hint`}
            value={written.hs_code}
            onChange={({ target }) => set({ hs_code: target.value })}
          />
        )}
      </LabelledField>
      <DayField
        label={t('started')}
        value={written.started_on}
        onChange={(started_on) => set({ started_on })}
      />
      <LabelledField label={t('loss')} hint={t('lossHint')}>
        {(id) => (
          <select
            id={id}
            className={controls.box}
            aria-describedby={`${id}-hint`}
            value={written.loss_band}
            onChange={({ target }) => set({ loss_band: target.value })}
          >
            <option value="">{t('unknown')}</option>
            {valueBands.map((band) => (
              <option key={band} value={band}>
                {outcome(`band.${band}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <AgreementField
        label={t('agreement')}
        none={t('noAgreement')}
        chosen={written.agreement}
        onChoose={(agreement) => set({ agreement })}
      />
      {fields.map((field) => (
        <TextPair
          key={field}
          label={t(field)}
          rows={field === 'summary' ? 5 : 1}
          maxLength={field === 'summary' ? barrierLimits.text : barrierLimits.line}
          texts={written[field]}
          onChange={(texts) => set({ [field]: texts })}
        />
      ))}
    </>
  )
}
