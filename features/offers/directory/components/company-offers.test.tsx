import type { Locale } from '@/lib/i18n/locale'
import { companyWith, offerWith, sectors } from '@/tests/support/directory'
import { arrivedIn } from '@/tests/support/in-language'
import { pagedAnswer, queryOf } from '@/tests/support/paged-answer'
import { answerCalls } from '@/tests/support/test-transport'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CompanyOffer } from '../contract'
import { companyOfferListShape } from '../search-params'
import { CompanyOffers } from './company-offers'

const used = {
  products: { industries: [1], subs: [101] },
  services: { industries: [14], subs: [1401] },
}

const lists = new Map<string, object>([
  ['company-offer-filters/{id}', used],
  ['industries-for-products', sectors.products],
  ['industries-for-services', sectors.services],
  ['sub_ind', sectors.subs],
])

const products = Array.from({ length: 10 }, (_, index): CompanyOffer => ({
  ...offerWith({ id: index + 1 }),
  type: 'products',
}))
const service: CompanyOffer = {
  ...offerWith({ id: 1, industry: 14, hs_code: null }),
  type: 'services',
}

async function show(
  locale: Locale,
  offers: CompanyOffer[] = [...products, service],
  filters: Record<string, string> = {},
) {
  const queries: object[] = []
  answerCalls((endpoint, input) => {
    const list = lists.get(endpoint.path)
    if (list) return Promise.resolve(list)
    queries.push(input)
    const query = queryOf(input)
    const found = offers.filter(
      ({ type, industry }) =>
        query.service === undefined || (type === 'services' && query.service === `${industry}`),
    )
    return Promise.resolve(pagedAnswer(found, query))
  })
  const path = locale === 'ar' ? '/ar/buyers/5' : '/buyers/5'
  const view = new URLSearchParams(filters).toString()
  window.history.replaceState(null, '', view ? `${path}?${view}` : path)
  const state = companyOfferListShape.parse(filters)
  await arrivedIn(await CompanyOffers({ locale, company: companyWith(), state }), { locale })
  return queries
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('what a company offers', () => {
  it('comes nine a page, with boxes of the sectors and sub-sectors of its offers', async () => {
    const queries = await show('en')
    expect(queries).toEqual([{ params: { id: 5 }, query: { page: 1, per_page: 9 } }])
    expect(screen.getAllByRole('article')).toHaveLength(9)
    for (const [group, boxes] of [
      ['Product sectors', ['Garments']],
      ['Service sectors', ['Software']],
      ['Sub-sectors', ['Knitwear']],
    ] as const) {
      const found = within(screen.getByRole('group', { name: group })).getAllByRole('checkbox')
      expect(found.map((box) => box.closest('label')?.textContent)).toEqual(boxes)
    }
  })

  it('has no filters where all of it fits on one page, unless its address has one', async () => {
    await show('en', products.slice(0, 9))
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    cleanup()
    await show('en', [service], { service: '14' })
    expect(screen.getByRole('checkbox', { name: 'Software' })).toBeChecked()
  })

  it('has no type, sector or sub-sector that leads to nothing, except what is chosen', async () => {
    const none = { industries: [], subs: [] }
    lists.set('company-offer-filters/{id}', { products: used.products, services: none })
    await show('en', undefined, { service: '14' })
    lists.set('company-offer-filters/{id}', used)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ name, value }) => [name, value])).toEqual([
      ['industry', '1'],
      ['service', '14'],
      ['sub', '101'],
    ])
    const type = screen.getByRole<HTMLSelectElement>('combobox')
    expect(Array.from(type.options, ({ value }) => value)).toEqual(['', 'products'])
  })

  it('is asked of the server by the boxes that are ticked', async () => {
    const queries = await show('en')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Software' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(window.location.search).toBe('?service=14')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Garments' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Knitwear' }))
    await waitFor(() =>
      expect(queries.at(-1)).toEqual({
        params: { id: 5 },
        query: { page: 1, per_page: 9, industry: '1', service: '14', sub: '101' },
      }),
    )
  })

  it('is asked of the server by the chosen type', async () => {
    const queries = await show('en')
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'services' } })
    await waitFor(() =>
      expect(queries.at(-1)).toEqual({
        params: { id: 5 },
        query: { page: 1, per_page: 9, type: 'services' },
      }),
    )
  })

  it.each([
    ['en', 'Cotton T-shirt', '/buyers/products/1', 'Product', 'HS code 610910'],
    ['ar', 'قميص قطني', '/ar/buyers/products/1', 'منتج', 'رمز النظام المنسق (HS) 610910'],
  ] as const)(
    'is cards that say what they are and lead to the page of the item (%s)',
    async (locale, name, href, label, code) => {
      await show(locale, products.slice(0, 1))
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
      expect(screen.getByRole('article')).toHaveTextContent(label)
      expect(screen.getByRole('article')).toHaveTextContent(code)
    },
  )

  it('leads from a service to the page of a service', async () => {
    await show('en', [service])
    expect(screen.getByRole('link', { name: 'Cotton T-shirt' })).toHaveAttribute(
      'href',
      '/buyers/services/1',
    )
  })
})
