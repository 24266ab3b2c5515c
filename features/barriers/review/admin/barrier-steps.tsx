'use client'

import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { bilingualPair } from '@/lib/bilingual/pair'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { nextStatuses } from '../../rules'
import { barrierLimits } from '../contract'
import { addStep } from '../queries'
import { DayField } from './day-field'
import { LabelledField } from './labelled-field'
import { ReviewForm } from './review-form'
import { TextPair } from './text-pair'
import { useChange, type BarrierPart } from './use-change'

/** The timeline of a barrier, and the next step. */
export function BarrierSteps({ barrier, onChange }: BarrierPart) {
  const t = useTranslations('barrierReview.steps')
  const said = useTranslations('barriers')
  const locale = useInterfaceLocale()
  const [status, setStatus] = useState('')
  const [day, setDay] = useState(today)
  const [texts, setTexts] = useState({ en: '', ar: '' })
  const { change, isBusy } = useChange(onChange)
  const choices = nextStatuses(barrier.status)
  const submit = async () => {
    const next = choices.find((one) => one === status)
    if (next === undefined) return
    const step = { status: next, on_day: day, ...bilingualPair('text', texts) }
    await change(() => addStep(barrier, step), t('done'))
  }
  return (
    <>
      <Stack as="ol" gap={2}>
        {barrier.steps.map((step) => (
          <li key={step.id}>
            <strong>{said(`status.${step.status}`)}</strong> · {formatDate(step.on_day, locale)}
            <br />
            <Bilingual of={step} field="text" locale={locale} />
          </li>
        ))}
      </Stack>
      <ReviewForm submit={t('add')} isBusy={isBusy} onSubmit={submit} isNext>
        <LabelledField label={t('status')}>
          {(id) => (
            <select
              id={id}
              className={controls.box}
              required
              value={status}
              onChange={({ target }) => setStatus(target.value)}
            >
              <option value="" disabled>
                {t('choose')}
              </option>
              {choices.map((one) => (
                <option key={one} value={one}>
                  {said(`status.${one}`)}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <DayField label={t('day')} required max={today()} value={day} onChange={setDay} />
        <TextPair
          label={t('text')}
          rows={4}
          maxLength={barrierLimits.text}
          texts={texts}
          onChange={setTexts}
        />
        <Note>{t('help')}</Note>
      </ReviewForm>
    </>
  )
}
