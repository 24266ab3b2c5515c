import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { pairOf, plainDuty, sourced } from '@/tests/support/market-pairs'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AdditionalDuty } from '../../contract'
import { AnswerPanel } from './answer-panel'
import { DocumentsSection } from './documents-section'

const surcharge: AdditionalDuty = {
  ...sourced,
  heading: '9903.03.01',
  percent: '10',
  starts: '2026-02-24',
  ends: '2026-07-23',
  last: true,
  ...bilingualPair('name', { en: 'Surcharge', ar: 'رسم إضافي' }),
  ...bilingualPair('end_note', { en: '', ar: '' }),
}
const free = { ...plainDuty, mfn_min: '0', mfn_max: '0' }

describe('a product whose general duty is free for every origin', () => {
  it.each(['en', 'ar'] as const)(
    'is free of the permanent duty in %s where additional duties exist, without a word that origin is idle',
    (locale) => {
      const answer = pairOf({ duty: free, additional: [surcharge] })
      const { pair } = { en: english, ar: arabic }[locale].marketAccess
      renderIn(
        <>
          <AnswerPanel locale={locale} answer={answer} askHref="/ask" />
          <DocumentsSection locale={locale} answer={answer} />
        </>,
        { locale },
      )
      expect(screen.getByText(pair.permanentFree)).toBeInTheDocument()
      expect(screen.getByText(pair.documents.nothingGainedPermanent)).toBeInTheDocument()
      expect(screen.queryByText(pair.alreadyFree)).toBeNull()
      expect(screen.queryByText(pair.documents.nothingGained)).toBeNull()
    },
  )

  it('needs no proof of origin where there are none', () => {
    renderIn(<AnswerPanel locale="en" answer={pairOf({ duty: free })} askHref="/ask" />)
    expect(screen.getByText(english.marketAccess.pair.alreadyFree)).toBeInTheDocument()
  })
})

it('names a market with its article inside a sentence', () => {
  const market = {
    ...pairOf().market,
    iso2: 'NL',
    ...bilingualPair('name', { en: 'Netherlands', ar: 'هولندا' }),
  }
  renderIn(<AnswerPanel locale="en" answer={pairOf({ duty: null, market })} askHref="/ask" />)
  expect(screen.getByText('No tariff data for the Netherlands yet. Ask the office.')).toBeVisible()
})

it.each(['en', 'ar'] as const)(
  'explains an amount for a quantity, and nothing else (%s)',
  (locale) => {
    const { perQuantity } = { en: english, ar: arabic }[locale].marketAccess.facts
    const show = (mfn_other: string[]) =>
      renderIn(
        <AnswerPanel
          locale={locale}
          answer={pairOf({ duty: { ...plainDuty, mfn_other } })}
          askHref="/ask"
        />,
        { locale },
      )
    const plain = show(['8%'])
    expect(screen.queryByText(perQuantity)).toBeNull()
    plain.unmount()
    show(['10.00% + 77.00 GBP/100kg'])
    expect(screen.getByText(perQuantity)).toBeInTheDocument()
  },
)
