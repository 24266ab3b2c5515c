import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { arrivedIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OriginCheck } from '../contract'
import { ResultPage } from './result-page'

const token = 't'.repeat(43)

const check = (given: Partial<OriginCheck> = {}): OriginCheck => ({
  outdated: false,
  token,
  created_at: '2026-11-05T08:30:15.123Z',
  market: { iso2: 'GB', ...bilingualPair('name', { en: 'United Kingdom', ar: 'المملكة المتحدة' }) },
  product: { code: '610910', ...bilingualPair('name', { en: 'T-shirts', ar: 'قمصان' }) },
  agreement: { key: 'uk', ...bilingualPair('name', { en: 'UK agreement', ar: 'اتفاقية' }) },
  basis: 'list',
  rule: null,
  general: [],
  tolerance_percent: '10',
  mark: {
    confidence: 'sourced',
    source: 'HMRC',
    licence: 'OGL v3.0',
    period: '2021',
    attribution: 'Contains data under the OGL.',
    checked_at: '2026-08-21',
    overdue: false,
  },
  answers: {
    rule: 7,
    wholly: 'no',
    beyond_simple: 'yes',
    price: '1250.5',
    currency: 'JOD',
    materials: [
      { name: 'Fabric', hs: '5208', value: '700', origin: 'elsewhere', country: null },
      { name: 'Thread', hs: '5204', value: '10', origin: 'partner', country: 'GB' },
    ],
    complete: 'yes',
    statements: {},
  },
  result: {
    outcome: 'not_yet',
    criteria: 'failed',
    reasons: ['conditions_failed'],
    alternatives: [
      {
        state: 'failed',
        conditions: [
          {
            ...bilingualPair('text', { en: 'At most 40%.', ar: 'على الأكثر 40%.' }),
            state: 'failed',
            offending: ['Fabric'],
            tolerated: false,
            calculations: [
              {
                of: 'non_originating',
                value: '700',
                base: '1250.5',
                share: '55.98',
                limit: '40',
                compared: 'at_most',
              },
            ],
          },
        ],
      },
    ],
    sums: { originating: '10', non_originating: '700', non_originating_share: '55.98' },
  },
  partners: [
    { code: 'GB', ...bilingualPair('name', { en: 'United Kingdom', ar: 'المملكة المتحدة' }) },
  ],
  ...given,
})

const show = (given: Partial<OriginCheck> = {}, locale: Locale = 'en') =>
  arrivedIn(<ResultPage locale={locale} check={check(given)} contactPath="/pages/190-contact" />, {
    locale,
  })

const { result, disclaimer } = english.originCheck

describe('the result of an origin check', () => {
  it('says the outcome, why, and that it is no ruling', async () => {
    await show()
    const panel = within(screen.getByRole('region', { name: result.outcomes.not_yet }))
    expect(panel.getByText(result.reasons.conditions_failed)).toBeInTheDocument()
    expect(panel.getByText(disclaimer)).toBeInTheDocument()
    expect(panel.queryByText(result.criteria.failed)).not.toBeInTheDocument()
  })

  it('shows the calculation and what breaks the condition', async () => {
    await show()
    const rule = screen.getByRole('region', { name: result.rule })
    expect(rule).toHaveTextContent(/1,250\.5 JOD/)
    expect(rule).toHaveTextContent(/55\.98%.*at most 40%/)
    expect(rule).toHaveTextContent('Because of: Fabric')
    const row = screen.getByRole('row', { name: /Fabric/ })
    expect(row).toHaveTextContent('55.98%')
  })

  it('shows in Arabic what the criteria give where the office has to be asked', async () => {
    const ask = { ...check().result, outcome: 'ask' as const, reasons: ['original_list' as const] }
    await show({ result: ask }, 'ar')
    const texts = arabic.originCheck.result
    expect(screen.getByRole('heading', { name: texts.outcomes.ask })).toBeInTheDocument()
    expect(screen.getByText(texts.criteria.failed)).toBeInTheDocument()
    expect(screen.getByText(texts.reasons.original_list)).toBeInTheDocument()
  })

  it('names the countries of materials in the language of the reader', async () => {
    await show()
    expect(screen.getByRole('row', { name: /Thread/ })).toHaveTextContent('(United Kingdom)')
  })

  it('names the countries of materials in Arabic', async () => {
    await show({}, 'ar')
    const row = screen.getByRole('row', { name: /Thread/ })
    expect(row).toHaveTextContent('(المملكة المتحدة)')
    expect(row).not.toHaveTextContent('GB')
  })

  it('shows note, source, year, licence and credit of the rule', async () => {
    const rule: OriginCheck['rule'] = {
      number: 7,
      hs_from: '610000',
      hs_to: '619999',
      list_heading: '61',
      partial: false,
      scope: null,
      ...bilingualPair('scope_text', { en: '', ar: '' }),
      alternatives: [],
      ...bilingualPair('note', { en: 'See the introductory notes.', ar: 'انظر الملاحظات.' }),
    }
    await show({ rule })
    const source = screen.getByRole('region', { name: result.basisTitle })
    const texts = ['See the introductory notes.', 'HMRC', '2021', 'OGL v3.0', 'Aug 21, 2026']
    for (const text of [...texts, 'Contains data under the OGL.']) {
      expect(within(source).getByText(text)).toBeInTheDocument()
    }
    expect(within(source).getAllByText(result.agreement)).toHaveLength(1)
    expect(within(source).queryByText(/Last checked in/)).not.toBeInTheDocument()
  })

  it('says in which month an overdue list was last checked', async () => {
    await show({ mark: { ...check().mark, checked_at: '2026-03-02', overdue: true } })
    expect(screen.getByText('Last checked in March 2026')).toBeInTheDocument()
  })

  it.each([
    ['en', english, '/markets/check?market=gb&hs=610910'],
    ['ar', arabic, '/ar/markets/check?market=gb&hs=610910'],
  ] as const)('of an older version leads to a new check (%s)', async (locale, book, href) => {
    const { created_at, market, product } = check()
    const outdated = { outdated: true, token, created_at, market, product } as const
    await arrivedIn(<ResultPage locale={locale} check={outdated} contactPath="/contact" />, {
      locale,
    })
    const texts = book.originCheck.result.outdated
    expect(screen.getByText(texts.title)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: texts.again })).toHaveAttribute('href', href)
    expect(screen.queryByText(book.originCheck.result.answers.title)).not.toBeInTheDocument()
  })

  it('marks a rule that is not confirmed', async () => {
    await show({ mark: { ...check().mark, confidence: 'known', source: '' } })
    expect(screen.getByText(result.unconfirmed)).toBeInTheDocument()
    expect(screen.getByText(new RegExp(result.noSource))).toBeInTheDocument()
  })

  it('leads to the office with the result filled in, back to the answer, and to a new check', async () => {
    await show()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(result.ask)).toBe(`/pages/190-contact?about=origin:${token}`)
    expect(hrefOf(result.back)).toBe('/markets/gb/610910')
    expect(hrefOf(result.again)).toBe('/markets/check?market=gb&hs=610910')
  })
})

it('shows what applies in the market besides the agreement', async () => {
  const notice = <p>Many goods pay more</p>
  await arrivedIn(
    <ResultPage locale="en" check={check()} contactPath="/pages/190-contact" notice={notice} />,
  )
  expect(screen.getByText('Many goods pay more')).toBeVisible()
})
