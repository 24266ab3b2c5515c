import { bilingualPair } from '@/lib/bilingual/pair'
import { renderIn } from '@/tests/support/in-language'
import { sourced } from '@/tests/support/market-pairs'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AdditionalDuty } from '../contract'
import { AdditionalDuties } from './additional-duties'

const ruling = { en: 'Ended after a ruling', ar: 'انتهى بعد حكم قضائي' }

const reciprocal: AdditionalDuty = {
  ...sourced,
  heading: '9903.02.66',
  ...bilingualPair('name', { en: 'Reciprocal duty', ar: 'رسم متبادل' }),
  percent: '15',
  starts: '2025-08-07',
  ends: '2026-02-23',
  last: false,
  ...bilingualPair('end_note', ruling),
}

it.each(['en', 'ar'] as const)('says in the folded history why a duty ended (%s)', (locale) => {
  renderIn(<AdditionalDuties locale={locale} duties={[reciprocal]} notices={[]} />, { locale })
  expect(screen.getByText(ruling[locale]).closest('details')).not.toBeNull()
})
