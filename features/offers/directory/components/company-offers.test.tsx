import type { Locale } from '@/lib/i18n/locale'
import { companyWith, offerWith, sectors } from '@/tests/support/directory'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { companyOfferViews } from '../search-params'
import { CompanyOffers } from './company-offers'

const lists = new Map<string, object[]>([
  ['industries-for-products', sectors.products],
  ['industries-for-services', sectors.services],
  ['sub_ind', sectors.subs],
])

const products = Array.from({ length: 10 }, (_, index) => ({
  ...offerWith({ id: index + 1 }),
  type: 'products',
}))
const service = {
  ...offerWith({ id: 1, industry: 14, hs_code: null }),
  type: 'services',
}

async function show(locale: Locale, offers: object[] = [...products, service]) {
  answerCalls((endpoint) => Promise.resolve(lists.get(endpoint.path) ?? offers))
  window.history.replaceState(null, '', locale === 'ar' ? '/ar/buyers/5' : '/buyers/5')
  const state = companyOfferViews.parse({})
  renderIn(await CompanyOffers({ locale, company: companyWith(), state }), { locale })
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the offers of a company', () => {
  it('are nine a page, with boxes of the company’s own industries and sub-industries', async () => {
    await show('en')
    expect(screen.getAllByRole('article')).toHaveLength(9)
    for (const [group, boxes] of [
      ['Product industries', ['Garments']],
      ['Service industries', ['Software']],
      ['Sub-industries', ['Knitwear']],
    ] as const) {
      const found = within(screen.getByRole('group', { name: group })).getAllByRole('checkbox')
      expect(found.map((box) => box.closest('label')?.textContent)).toEqual(boxes)
    }
  })

  it('are filtered by the boxes', async () => {
    await show('en')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Software' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(window.location.search).toBe('?service=14')
  })

  it.each([
    ['en', 'Cotton T-shirt', '/buyers/products/1', 'Product', 'HS code 610910'],
    ['ar', 'قميص قطني', '/ar/buyers/products/1', 'منتج', 'رمز النظام المنسق 610910'],
  ] as const)(
    'is cards that say what they are and lead to the page of the item (%s)',
    async (locale, name, href, label, code) => {
      await show(locale, products.slice(0, 1))
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
      expect(screen.getByRole('article')).toHaveTextContent(label)
      expect(screen.getByRole('article')).toHaveTextContent(code)
    },
  )

  it('link a service to its page', async () => {
    await show('en', [service])
    expect(screen.getByRole('link', { name: 'Cotton T-shirt' })).toHaveAttribute(
      'href',
      '/buyers/services/1',
    )
  })
})
