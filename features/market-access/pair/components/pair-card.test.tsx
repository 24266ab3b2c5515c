import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { freePreference, noticed, pairOf, plainDuty } from '@/tests/support/market-pairs'
import { describe, expect, it } from 'vitest'
import { pairCard } from './pair-card'

const { card, facts } = english.marketAccess

const cardOf = (given: Parameters<typeof pairOf>[0]) =>
  pairCard({
    locale: 'en',
    answer: pairOf(given),
    pageUrl: 'https://portal.example/markets/de/080410-dates-fresh-or-dried',
    siteName: 'Portal',
    texts: {
      card,
      rate: facts.rate,
      range: facts.range,
      moreRates: facts.moreRates,
      lastChecked: facts.lastChecked,
      noticeChecked: facts.noticeChecked,
      information: facts.information,
    },
  })

describe('the card of a pair for other sites', () => {
  it('has confirmed duties with source and year, and a link to the whole answer in a new tab', () => {
    const html = cardOf({})
    expect(html).toContain('7.7%')
    expect(html).toContain(facts.rate.free)
    expect(html).toContain('Official tariff, 2020')
    expect(html).toContain(
      'href="https://portal.example/markets/de/080410-dates-fresh-or-dried" target="_blank" rel="noopener"',
    )
  })

  it('leaves out what is not confirmed, and says so where nothing is left', () => {
    const preferences = [{ ...freePreference, confidence: 'derived' as const }]
    expect(cardOf({ preferences })).not.toContain(facts.rate.free)
    const duty = { ...plainDuty, confidence: 'known' as const }
    expect(cardOf({ preferences, duty })).toContain(card.none)
  })

  it('says that a quota lowers the duty, where nothing else does', () => {
    const quota = {
      order_number: '05.1166',
      duty_text: '0.00%',
      volume: '1634',
      unit: 'tonnes',
      year: '2022',
      yearly: true,
    }
    const given = { ...freePreference, answer: 'none' as const, best: false }
    expect(cardOf({ preferences: [{ ...given, quotas: [quota] }] })).toContain(facts.rate.quota)
    expect(cardOf({ preferences: [given] })).not.toContain('Association agreement')
  })

  it('shows what applies in the market and is not checked, with its source and day', () => {
    const html = cardOf({ market: noticed })
    expect(html).toContain('<strong>Many goods pay 10 % more</strong>')
    expect(html).toContain('href="https://tariff.example/note-52" target="_blank"')
    expect(html).toContain('Checked on Nov 28, 2026.')
  })

  it('marks overdue facts with the month of their last check', () => {
    expect(cardOf({})).not.toContain('last checked')
    const duty = { ...plainDuty, overdue: true, checked_at: '2026-03-05' }
    expect(cardOf({ duty })).toContain('last checked in March 2026')
  })

  it('has the range of plain lines before the rates as printed, and says where some are left out', () => {
    const duty = { ...plainDuty, mfn_min: '0', mfn_other: ['5¢/kg', '…'] }
    const text = cardOf({ duty }).replace(/<[^>]+>/g, '')
    expect(text).toContain(`0% to 7.7% · 5¢/kg · ${facts.moreRates}`)
  })

  it('has neither scripts nor forms, and escapes names', () => {
    const html = cardOf({
      market: { ...pairOf().market, ...bilingualPair('name', { en: '<b>A&B</b>', ar: '' }) },
    })
    expect(html).not.toMatch(/<(?:script|form|b>)/)
    expect(html).toContain('&lt;b&gt;A&amp;B&lt;/b&gt;')
  })
})
