import { boardShape } from '@/features/buying-requests/search-params'
import { companyListShape } from '@/features/companies/directory/search-params'
import { credentialListShape } from '@/features/credentials/search-params'
import { eventListShape } from '@/features/events/search-params'
import { expertListShape } from '@/features/experts/search-params'
import { institutionListShape } from '@/features/institutions/search-params'
import { newsListShape } from '@/features/news/search-params'
import {
  companyOfferListShape,
  sectorOfferListShape,
} from '@/features/offers/directory/search-params'
import { registerShape } from '@/features/barriers/search-params'
import { agreementListShape } from '@/features/trade-agreements/search-params'
import type { ListShape } from '@/lib/api/list-state'
import type { Page } from '@/lib/routing/page'
import { publicPages } from '@/lib/routing/public-pages'
import { describe, expect, it } from 'vitest'

/** The views of each list with cached pages, by its address in the table. */
const shapes: Readonly<Record<string, Pick<ListShape, 'keys' | 'start'>>> = {
  '/news': newsListShape,
  '/pages/:record(90)': eventListShape,
  '/local-events': eventListShape,
  '/pages/:record(91)': credentialListShape,
  '/pages/:record(150)': institutionListShape,
  '/pool-of-experts': expertListShape,
  '/pages/:record(160)': companyListShape,
  '/buyers/:id(number)': companyOfferListShape,
  '/local-buyers/:type(offer)/:sector(number)/:sub(number)': sectorOfferListShape,
  '/free-trade-agreements': agreementListShape,
  '/barriers': registerShape,
  '/requests': boardShape,
}

/** Keys that only one of both knows: the row by which an address is judged, and what the list reads. */
function differences(
  { filters = [] }: Pick<Page, 'filters'>,
  shape?: Pick<ListShape, 'keys' | 'start'>,
) {
  const read = shape ? [...shape.keys, ...(shape.start.sort === '' ? [] : ['sort'])] : []
  return [...new Set(filters).symmetricDifference(new Set(read))]
}

describe('a list with cached pages', () => {
  const lists = publicPages.filter(({ filters }) => filters !== undefined)

  it('has a row in the table of addresses and a shape', () => {
    expect(Object.keys(shapes).toSorted()).toEqual(lists.map(({ path }) => path).toSorted())
  })

  it.each(lists)('reads the keys of its row and no others: $path', (page) => {
    expect(differences(page, shapes[page.path])).toEqual([])
  })

  it('is refused where its row lacks a key, or has one that nothing reads', () => {
    expect(differences({ filters: ['q', 'expert', 'year'] }, expertListShape)).toEqual(['year'])
    expect(differences({ filters: ['q'] }, expertListShape)).toEqual(['expert'])
    expect(differences({ filters: [] }, newsListShape)).toEqual(['sort'])
  })
})
