import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { arrivedIn } from '@/tests/support/in-language'
import {
  freePreference,
  listOrigin,
  nothingRelated,
  noticed,
  pairOf,
  plainDuty,
  sourced,
} from '@/tests/support/market-pairs'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Paper } from '../../contract'
import { PairPage } from './pair-page'

const paths = { contact: '/pages/190-contact', companies: '/pages/160-companies' }
const { facts, pair } = english.marketAccess

async function open(given: Parameters<typeof pairOf>[0] = {}, locale: 'en' | 'ar' = 'en') {
  const answer = pairOf(given)
  await arrivedIn(
    <PairPage locale={locale} answer={answer} paths={paths} related={nothingRelated} />,
    { locale },
  )
  const name = { en: pair.answer, ar: arabic.marketAccess.pair.answer }[locale]
  return within(screen.getByRole('region', { name }))
}

const additional = {
  ...sourced,
  heading: '9903.03.01',
  ...bilingualPair('name', { en: 'Import surcharge', ar: 'رسم إضافي على الواردات' }),
  percent: '10',
  starts: '2026-02-24',
  ends: '2026-07-23',
  ...bilingualPair('end_note', { en: '', ar: '' }),
  last: true,
}

const oliveQuota = {
  order_number: '05.1166',
  duty_text: '0.00%',
  volume: '1634',
  unit: 'tonnes',
  year: '2022',
  yearly: true,
}
const withinQuota = {
  en: 'Free of duty within quota 05.1166 (1,634 tonnes a year, 2022); outside it the general duty',
  ar: 'معفى من الرسوم ضمن الحصة 05.1166 (1,634 طنًا سنويًا، 2022)؛ وخارجها يسري الرسم العام',
}

describe('a product in a market', () => {
  it('shows what applies in the market and is not checked, with its source and day', async () => {
    await open({ market: noticed, additional: [additional] })
    expect(screen.queryByText(/Last known additional duty/)).toBeNull()
    expect(screen.getByText('Many goods pay 10 % more')).toBeVisible()
    expect(screen.getByRole('link', { name: /Tariff schedule, note 52/ })).toHaveAttribute(
      'href',
      'https://tariff.example/note-52',
    )
    expect(screen.getByText(/Checked on Nov 28, 2026/)).toBeVisible()
  })

  it('answers first: both duties, the agreement, since when, and the years of the figures', async () => {
    const answer = await open()
    expect(answer.getByText('\u20687.7%\u2069')).toBeInTheDocument()
    expect(answer.getByText(facts.rate.free)).toBeInTheDocument()
    expect(answer.getByText(/Association agreement/)).toHaveTextContent('since May 1, 2002')
    expect(answer.getByText('figures for 2020')).toBeInTheDocument()
    expect(answer.getByText('Official tariff')).toBeInTheDocument()
    expect(answer.queryByText(facts.unconfirmed)).not.toBeInTheDocument()
  })

  it('answers in Arabic too', async () => {
    const answer = await open({}, 'ar')
    expect(answer.getByText(arabic.marketAccess.facts.rate.free)).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/تمور.*ألمانيا/)
  })

  it.each(['known', 'derived'] as const)(
    'marks a %s rate as not yet confirmed',
    async (confidence) => {
      const answer = await open({ preferences: [{ ...freePreference, confidence }] })
      expect(answer.getByText(facts.unconfirmed)).toBeInTheDocument()
    },
  )

  it('names both sources where they differ, and asks for no agreement where nobody pays', async () => {
    const other = { ...freePreference, source: 'Other tariff' }
    expect((await open({ preferences: [other] })).getByText('Other tariff')).toBeInTheDocument()
    cleanup()
    const free = { ...plainDuty, mfn_min: '0', mfn_max: '0' }
    expect((await open({ duty: free })).getByText(pair.alreadyFree)).toBeInTheDocument()
  })

  it('says what an agreement gives as a whole where no file has the product', async () => {
    const whole = bilingualPair('general_duty', { en: 'Free with exceptions', ar: '' })
    const unknown = { ...freePreference, ...whole, answer: 'unknown' as const, best: false }
    const answer = await open({ preferences: [unknown] })
    expect(answer.getByText('Free with exceptions')).toBeInTheDocument()
    expect(answer.getByText(facts.unknownWhole)).toBeInTheDocument()
  })

  it.each([
    ['check', facts.rate.check],
    ['unknown', facts.rate.unknown],
    ['mixed', facts.rate.mixed],
    ['part', facts.rate.part],
  ] as const)('shows no rate for %s', async (code, text) => {
    const answer = await open({ preferences: [{ ...freePreference, answer: code, best: false }] })
    expect(answer.getByText(text)).toBeInTheDocument()
    expect(answer.queryByText(facts.rate.free)).not.toBeInTheDocument()
  })

  it('says that it has no tariff, and leads to the office with the pair filled in', async () => {
    const answer = await open({ duty: null, preferences: [], origins: [] })
    expect(answer.getByText('No tariff data for Germany yet. Ask the office.')).toBeInTheDocument()
    expect(answer.getByText(pair.noAgreement)).toBeInTheDocument()
    expect(answer.getByRole('link', { name: pair.ask })).toHaveAttribute(
      'href',
      '/pages/190-contact?about=market:de/080410#other-enquiries',
    )
    expect(answer.queryByRole('link', { name: pair.checkOrigin })).not.toBeInTheDocument()
  })

  it('warns of the last known additional duty with the day its validity ended, without a total', async () => {
    const answer = await open({ additional: [additional] })
    expect(answer.getByText('Last known additional duty: \u206810%\u2069')).toBeInTheDocument()
    expect(answer.getByText(/Its validity ended on Jul 23, 2026/)).toBeInTheDocument()
    expect(answer.getByText(/with exceptions: it did not apply to every product/)).toBeVisible()
  })

  it('says in the open which additional duties have no end, and folds those that ended', async () => {
    const name = bilingualPair('name', { en: 'Duties on steel apply too.', ar: '' })
    const steel = { ...additional, ...name, heading: '9903.81', percent: null, ends: null }
    const answer = await open({ additional: [additional, { ...steel, starts: null, last: false }] })
    const [shown, folded] = answer.getAllByText('Duties on steel apply too.')
    expect(shown?.closest('details')).toBeNull()
    expect(folded?.closest('details')).not.toBeNull()
    expect(answer.getByText('Import surcharge').closest('details')).not.toBeNull()
  })

  it('calculates a saving only where the answer has one', async () => {
    await open()
    expect(screen.queryByText(pair.saving.title)).not.toBeInTheDocument()
    cleanup()
    await open({ saving_percent: '7.7' })
    expect(screen.getByText(pair.saving.title)).toBeInTheDocument()
  })

  it('shows quotas with number, volume and year, and agreements that ended', async () => {
    await open({
      preferences: [{ ...freePreference, quotas: [{ ...oliveQuota, volume: '4000' }] }],
      ended: [{ ...freePreference.agreement, key: 'tr', terminated: '2018-11-22' }],
    })
    const row = screen.getByRole('row', { name: /05\.1166/ })
    expect(row).toHaveTextContent('4,000 tonnes')
    expect(row).toHaveTextContent('2022')
    expect(screen.getByText(/Ended on Nov 22, 2018: gives nothing today/)).toBeInTheDocument()
  })

  it.each(['en', 'ar'] as const)(
    'says in %s that only a quota lowers the duty, and never that nothing does',
    async (locale) => {
      const given = { ...freePreference, answer: 'none' as const, best: false }
      const answer = await open({ preferences: [{ ...given, quotas: [oliveQuota] }] }, locale)
      const texts = { en: english, ar: arabic }[locale].marketAccess
      expect(answer.getByText(withinQuota[locale])).toBeInTheDocument()
      expect(screen.getAllByText(withinQuota[locale])).toHaveLength(2)
      expect(screen.queryByText(texts.pair.noAgreement)).not.toBeInTheDocument()
      expect(screen.queryByText(texts.facts.noneText)).not.toBeInTheDocument()
      expect(screen.queryByText(texts.facts.rate.none)).not.toBeInTheDocument()
    },
  )

  it('shows the note of a country without a tariff, and of a date, in the first screen', async () => {
    const unknown = {
      ...freePreference,
      answer: 'unknown' as const,
      best: false,
      ...bilingualPair('general_duty', { en: 'Free', ar: '' }),
      ...bilingualPair('note', { en: 'Applied only in part', ar: '' }),
      agreement: {
        ...freePreference.agreement,
        ...bilingualPair('date_note', { en: 'In force since May', ar: '' }),
      },
    }
    const answer = await open({ preferences: [unknown] })
    expect(answer.getByText('Applied only in part')).toBeInTheDocument()
    expect(answer.getByText('In force since May')).toBeInTheDocument()
  })

  it('leaves the tolerance of textiles to the notes of the list', async () => {
    await open({ origins: [{ ...listOrigin, tolerance_percent: null, textile_notes: true }] })
    expect(screen.getByText(pair.origin.toleranceTextiles)).toBeInTheDocument()
    expect(screen.queryByText(/of the ex-works price/)).not.toBeInTheDocument()
  })

  it('names the agreement that a proof is for, and says where a proof gains nothing', async () => {
    const paper: Paper = {
      ...sourced,
      id: 7,
      code: 'EUR.1',
      institution_id: null,
      stage: 'export',
      need: 'preference',
      ...bilingualPair('name', { en: 'Movement certificate', ar: 'شهادة حركة' }),
      ...bilingualPair('issuer', { en: 'Customs', ar: 'الجمارك' }),
      ...bilingualPair('occasion', { en: '', ar: '' }),
      agreements: [freePreference.agreement],
    }
    await open({ documents: [paper] })
    expect(screen.getByText('For the preference under: Association agreement')).toBeInTheDocument()
    expect(screen.queryByText(pair.documents.nothingGained)).not.toBeInTheDocument()
    cleanup()
    await open({ duty: { ...plainDuty, mfn_min: '0', mfn_max: '0' } })
    expect(screen.getByText(pair.documents.nothingGained)).toBeInTheDocument()
  })

  it('words the rule of origin with its basis, its proof and how long it is valid', async () => {
    await open()
    expect(screen.getByText(pair.origin.basis.original_list)).toBeInTheDocument()
    expect(screen.getByText('All fruit is wholly obtained.')).toBeInTheDocument()
    expect(screen.getByText('Valid for 4 months')).toBeInTheDocument()
  })

  it('says which conditions of an agreement, and which first day, are not on file', async () => {
    const undated = { ...freePreference, agreement: { ...freePreference.agreement, since: null } }
    const answer = await open({ preferences: [undated] })
    expect(answer.getByText(/Association agreement/)).toHaveTextContent(facts.sinceUnknown)
    const missing = screen.getAllByText(pair.origin.notOnFile)
    expect(missing.map((value) => value.previousElementSibling?.textContent)).toEqual([
      pair.origin.cumulation,
      pair.origin.drawback,
    ])
  })

  it('repeats at the general duty that an entry price applies', async () => {
    await open({ duty: { ...plainDuty, entry_price: true } })
    const duties = within(screen.getByRole('region', { name: pair.sections.duties }))
    expect(duties.getByText(facts.entryPriceDuty)).toBeInTheDocument()
  })

  it('marks overdue facts with the month of their last check', async () => {
    const overdue = { ...freePreference, overdue: true, checked_at: '2026-03-05' }
    const answer = await open({ preferences: [overdue] })
    expect(answer.getByText('last checked in March 2026')).toBeInTheDocument()
  })

  it('says what is missing: product figures, related records, and what is not covered', async () => {
    await open()
    expect(screen.getByText(pair.trade.none)).toBeInTheDocument()
    expect(screen.getByText(pair.related.none)).toBeInTheDocument()
    expect(screen.getByText(new RegExp(facts.notCovered))).toBeInTheDocument()
  })
})
