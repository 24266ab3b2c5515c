import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { pairOf, sourced } from '@/tests/support/market-pairs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductTrade } from '../../contract'
import { TradeSection } from './trade-section'

const { trade: texts } = english.marketAccess.pair

const supplierOf = (code: string, en: string, value: string) => ({
  code,
  value,
  share: '1',
  ...bilingualPair('name', { en, ar: '' }),
})

const show = (trade: Partial<ProductTrade>) =>
  renderIn(
    <TradeSection
      locale="en"
      answer={pairOf({ trade: { ...sourced, exports: [], imports: null, ...trade } })}
    />,
  )

const importsOf = (suppliers: NonNullable<ProductTrade['imports']>['suppliers']) => ({
  year: 2024,
  total: '100',
  suppliers,
  jordan_share: suppliers.find(({ code }) => code === 'JO')?.share ?? null,
})

describe('the trade of a product in a market', () => {
  it('without exports of Jordan says so, and names a partner that is no country by its code', () => {
    show({ imports: importsOf([supplierOf('XX', '', '5')]) })
    expect(screen.getByText(/^No figures yet of Jordan’s exports/)).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /^XX 5/ })).toBeInTheDocument()
    expect(screen.getByText(texts.noShare)).toBeInTheDocument()
    expect(screen.queryByText(texts.allSuppliers)).toBeNull()
  })

  it('without imports of the market says so', () => {
    show({ exports: [{ year: 2024, value: '7', weight: null }] })
    expect(screen.getByRole('row', { name: /^2024 7/ })).toBeInTheDocument()
    expect(screen.getByText(/^No figures yet of imports of the product/)).toBeInTheDocument()
  })

  it('shows the leading suppliers with Jordan, and folds the others', () => {
    const many = Array.from({ length: 14 }, (_, place) =>
      supplierOf(`A${place}`, `Country ${place}`, `${100 - place}`),
    )
    show({ imports: importsOf([...many, supplierOf('JO', 'Jordan', '1')]) })
    const [leading, all] = screen
      .getAllByRole('table')
      .map((table) => within(table).getAllByRole('rowheader').length)
    expect([leading, all]).toEqual([11, 15])
    expect(screen.getAllByRole('row', { name: /^Jordan 1/ })).toHaveLength(2)
    expect(screen.getByText(texts.allSuppliers).closest('details')).not.toBeNull()
  })
})
