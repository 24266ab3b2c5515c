import type { ComparedMarket } from '@/features/market-access/comparison/contract'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { arrivedIn } from '@/tests/support/in-language'
import { duty, markets, marketOf } from '@/tests/support/compared-markets'
import { openNotice, pairOf } from '@/tests/support/market-pairs'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ComparisonPage } from './comparison-page'

const { product } = pairOf()
const { texts, columns, criteria, formula } = english.marketComparison
const importsAll = 'Imports of all goods, 2019'

const oliveQuota = {
  order_number: '05.1166',
  duty_text: '0.00%',
  volume: '1634',
  unit: 'tonnes',
  year: '2022',
  yearly: true,
}

const open = async (given: readonly ComparedMarket[] = markets, locale: Locale = 'en') =>
  arrivedIn(<ComparisonPage locale={locale} comparison={{ product, markets: [...given] }} />, {
    locale,
  })

const table = () => screen.getByRole('table', { name: /080410/ })
const row = (name: RegExp) => within(table()).getByRole('row', { name })
const namesInOrder = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const weigh = (name: string, weight: number) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: String(weight) } })

/** jsdom measures nothing: charts stand in this width. */
class FixedWidth {
  constructor(private readonly notify: (entries: { contentRect: { width: number } }[]) => void) {}
  observe() {
    this.notify([{ contentRect: { width: 640 } }])
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', FixedWidth))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the comparison of markets', () => {
  it('shows what applies in a market and is not checked, with the name of the market', async () => {
    const named = marketOf('US', 'United States')
    await open([...markets, { ...named, market: { ...named.market, notices: [openNotice] } }])
    const notice = screen.getByText('Many goods pay 10 % more')
    expect(notice).toBeVisible()
    expect(screen.getAllByText('United States')[0]).toBeVisible()
    expect(screen.getByRole('link', { name: /Tariff schedule, note 52/ })).toBeVisible()
  })

  it('shows what is missing as missing, and marks what is not confirmed', async () => {
    await open()
    const iraq = row(/^Iraq/)
    expect(iraq).toHaveTextContent(texts.missing)
    expect(iraq).toHaveTextContent(texts.noScore)
    expect(iraq).not.toHaveTextContent(/\b0\b/)
    expect(row(/^Germany/)).toHaveTextContent(texts.notConfirmed)
    expect(row(/^United Kingdom/)).not.toHaveTextContent(texts.notConfirmed)
    expect(screen.getByText(texts.noFigures)).toBeInTheDocument()
    expect(within(table()).queryByText(columns.growth)).toBeNull()
  })

  it('says once that the duties of agreements are unconfirmed where most are, and marks the others', async () => {
    const again = markets.slice(0, 1).map((one) => ({
      ...one,
      market: { ...one.market, ...marketOf('FR', 'France').market },
    }))
    await open([...markets, ...again])
    expect(screen.getByText(texts.mostlyUnsure)).toBeInTheDocument()
    expect(row(/^Germany/)).not.toHaveTextContent(texts.notConfirmed)
    expect(row(/^United Kingdom/)).toHaveTextContent(texts.sure)
    expect(row(/^=Brazil/)).not.toHaveTextContent(texts.sure)
  })

  it('has all that changes it behind one button, which the keyboard opens', async () => {
    await open()
    const options = screen.getByText(texts.options).closest('details')
    expect(options).not.toHaveAttribute('open')
    await userEvent.click(screen.getByText(texts.options))
    expect(options).toHaveAttribute('open')
    const inside = within(options ?? document.body)
    expect(inside.getByLabelText(texts.onlyAgreement)).toBeVisible()
    expect(inside.getByLabelText(criteria.duty)).toBeVisible()
    await userEvent.selectOptions(inside.getByLabelText(texts.sort), columns.market)
    expect(namesInOrder()).toEqual(['=Brazil', 'Germany', 'Iraq', 'United Kingdom'])
  })

  it('says within which quota a duty is lower, where nothing else lowers it', async () => {
    const given = { answer: 'none', agreement_key: 'uk' } as const
    const olive = marketOf('GB', 'United Kingdom', { ...duty('8'), ...given, quotas: [oliveQuota] })
    await open([olive])
    expect(row(/United Kingdom/)).toHaveTextContent(
      'Free of duty within quota 05.1166 (1,634 tonnes a year, 2022); outside it the general duty',
    )
    expect(row(/United Kingdom/)).not.toHaveTextContent(english.marketAccess.facts.rate.none)
  })

  it('leads from a market to the product there', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute(
      'href',
      '/markets/de/080410-dates-fresh-or-dried',
    )
  })

  it('has the order of the score, which follows the weights of the person', async () => {
    await open()
    expect(namesInOrder()[0]).toBe('Germany')
    for (const name of [criteria.duty, importsAll]) weigh(name, 0)
    weigh(criteria.advantage, 5)
    expect(namesInOrder()).toEqual(['United Kingdom', 'Germany', '=Brazil', 'Iraq'])
    weigh(criteria.advantage, 0)
    expect(screen.getByText(texts.noWeights)).toBeInTheDocument()
    expect(within(table()).getAllByText(texts.noScore)).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: texts.reset }))
    expect(namesInOrder()[0]).toBe('Germany')
  })

  it('scores without unconfirmed rates where a person excludes them, and says it', async () => {
    await open()
    expect(row(/^Germany/)).not.toHaveTextContent(texts.partly)
    await userEvent.click(screen.getByLabelText(texts.unconfirmed))
    const germanRow = row(/^Germany/)
    expect(germanRow).toHaveTextContent(texts.partly)
    expect(germanRow).toHaveTextContent(`${criteria.duty}: missing, does not count`)
    expect(germanRow).toHaveTextContent(`${importsAll}: 100 points × 2`)
  })

  it('is sorted by a column in both directions, with what is missing last', async () => {
    await open()
    const head = within(table()).getByRole('columnheader', { name: columns.duty })
    await userEvent.click(within(head).getByRole('button'))
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(namesInOrder()).toEqual(['Germany', 'United Kingdom', '=Brazil', 'Iraq'])
    await userEvent.click(within(head).getByRole('button'))
    expect(head).toHaveAttribute('aria-sort', 'descending')
    expect(namesInOrder()).toEqual(['=Brazil', 'United Kingdom', 'Germany', 'Iraq'])
  })

  it('finds markets by a part of their name, and those with an agreement', async () => {
    await open()
    await userEvent.click(screen.getByLabelText(texts.onlyAgreement))
    expect(screen.getByRole('status')).toHaveTextContent('3 markets')
    await userEvent.type(screen.getByLabelText(texts.filter), 'kingdom')
    expect(namesInOrder()).toEqual(['United Kingdom'])
    await userEvent.type(screen.getByLabelText(texts.filter), 'x')
    expect(screen.getByRole('status')).toHaveTextContent(texts.noneFound)
  })

  it('shows fifteen markets at first, and goes on at the first of the others', async () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      marketOf('BR', `Market ${String(index).padStart(2, '0')}`),
    ).map((one, index) => ({
      ...one,
      market: { ...one.market, iso2: `A${String.fromCodePoint(65 + index)}` },
    }))
    await open(many)
    expect(namesInOrder()).toHaveLength(15)
    await userEvent.click(screen.getByRole('button', { name: 'Show 5 more markets' }))
    expect(namesInOrder()).toHaveLength(20)
    expect(screen.getByRole('link', { name: 'Market 15' })).toHaveFocus()
  })

  it('shows figures of the product where staff imported them', async () => {
    const figures = { imports_product: '20736', growth: '-2.5', jordan_share: '10' }
    await open([...markets, marketOf('FR', 'France', figures), marketOf('IT', 'Italy', figures)])
    expect(row(/^France/)).toHaveTextContent('20,736')
    expect(row(/^France/)).toHaveTextContent('-2.5')
    expect(screen.queryByText(texts.noFigures)).toBeNull()
    expect(screen.getByLabelText(criteria.growth)).toBeInTheDocument()
  })

  it('is in Arabic with the address of the product there', async () => {
    await open(markets, 'ar')
    const { columns: heads, texts: own } = arabic.marketComparison
    expect(within(table()).getByRole('columnheader', { name: heads.preference })).toBeVisible()
    expect(row(/^Germany/)).toHaveTextContent(own.notConfirmed)
    expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/ar\/markets\/de\/080410-/),
    )
  })

  it('names the years of the imports of all goods, where any is on file', async () => {
    await open()
    const name = 'Imports of all goods, 2019 (US$ million)'
    expect(within(table()).getByRole('columnheader', { name })).toBeVisible()
    expect(screen.getByText(/World Bank, WITS, 2019\. Duties/)).toBeInTheDocument()
    cleanup()
    await open(markets.map((one) => ({ ...one, imports_all_year: null })))
    expect(screen.queryByText(/2019/)).toBeNull()
    expect(screen.getByText(/World Bank, WITS\. Duties/)).toBeInTheDocument()
  })

  it('states its formula', async () => {
    await open()
    expect(screen.getByText(formula.score)).toBeInTheDocument()
    expect(screen.getByText(formula.missing)).toBeInTheDocument()
  })

  it('draws the best scores, or says that there are none', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: texts.chart }))
    await act(() => vi.dynamicImportSettled())
    const chart = screen.getByRole('region', { name: /first ten markets for HS 080410/ })
    await waitFor(() => expect(chart).toHaveTextContent(texts.chartUnit))
    for (const name of [criteria.duty, criteria.advantage, importsAll]) weigh(name, 0)
    expect(screen.getByText(texts.noChart)).toBeInTheDocument()
  })
})
