import { config } from '@/middleware'
import { describe, expect, it } from 'vitest'
import {
  applicationLists,
  applicationPages,
  faqTabs,
  filterKeys,
  isFilteredView,
  marketTabOrder,
  roomRedirects,
  roomRewrites,
} from './rooms'

const viewOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://portal.example')
  return isFilteredView(pathname, searchParams)
}

describe('a filtered view of a list', () => {
  it('is one of its addresses with one of its filters, in both languages', () => {
    expect(viewOf('/news?sort=date-asc')).toBe(true)
    expect(viewOf('/ar/news?page=2&sort=date-asc')).toBe(true)
    expect(viewOf('/pool-of-experts?q=packaging')).toBe(true)
  })

  it('is also one of a list under a page id, or of one record', () => {
    expect(viewOf('/pages/150-export-trade-support-institutions?type=4')).toBe(true)
    expect(viewOf('/ar/pages/160-%D8%A7?q=x')).toBe(true)
    expect(viewOf('/buyers/12?sub=101')).toBe(true)
    expect(viewOf('/buyers/products/12?sub=101')).toBe(false)
    expect(viewOf('/pages/1500-other?type=4')).toBe(false)
  })

  it('is no page of the list, and no cached page with a key of another list', () => {
    expect(viewOf('/news?page=2')).toBe(false)
    expect(viewOf('/news?q=x')).toBe(false)
    expect(viewOf('/about-jordan?sort=date-asc')).toBe(false)
  })

  it('is looked at by middleware, which names every filter key', () => {
    const named = config.matcher.flatMap((entry) =>
      typeof entry === 'string'
        ? []
        : (entry.has ?? []).flatMap(({ type, key }) => (type === 'query' ? [key] : [])),
    )
    expect(named.toSorted()).toEqual(filterKeys.toSorted())
  })
})

describe('the rooms behind the addresses', () => {
  const rewrites = roomRewrites()
  const target = (source: string) => rewrites.find((one) => one.source === source)?.destination

  it('serve each application page under its page id', () => {
    const plain = Object.entries(applicationPages).filter(([id]) => id !== '100' && id !== '130')
    for (const [id, folder] of plain) {
      expect(target(`/:locale(en|ar)/pages/:record(${id}(?:-[^/]*)?)`)).toBe(
        `/:locale/${folder}/:record`,
      )
    }
  })

  it('serve a list under a page id in its views: filtered, by page, and the first one', () => {
    const source = '/:locale(en|ar)/pages/:record(150(?:-[^/]*)?)'
    const views = rewrites.filter((one) => one.source === source)
    expect(views.map(({ destination }) => destination)).toEqual([
      ...applicationLists[150].filters.map(() => '/:locale/support-institutions/:record/filtered'),
      '/:locale/support-institutions/:record/pages/:page',
      '/:locale/support-institutions/:record/pages/1',
    ])
  })

  it('serve the items of a sub-sector by its whole address', () => {
    expect(
      target('/:locale(en|ar)/local-buyers/:type(products|services)/:sector(\\d+)/:sub(\\d+)'),
    ).toBe('/:locale/local-buyers/:type/:sector/:sub/pages/:page')
  })

  it('have no addresses of their own', () => {
    const lead = (part: string) => roomRedirects().find(({ source }) => source.includes(part))
    expect(lead('|support-institutions|')?.destination).toBe('/pages/:record?page=:page')
    expect(lead('|export-guide|')?.destination).toBe('/pages/:record')
    expect(lead('|pool-of-experts|')?.destination).toBe('/:list?page=:page')
  })

  it('show freight and logistics first among the questions of exporters', () => {
    const questions = rewrites.filter(
      ({ source }) => source === '/:locale(en|ar)/pages/:record(100(?:-[^/]*)?)',
    )
    expect(questions.map(({ destination }) => destination)).toEqual([
      '/:locale/faq-for-exporters/:record/:tab/:page',
      '/:locale/faq-for-exporters/:record/:tab/1',
      `/:locale/faq-for-exporters/:record/${faqTabs[0]}/1`,
    ])
    expect(faqTabs[0]).toBe('freight-and-logistic')
  })

  it('show the publications under market information, where no other tab is asked for', () => {
    const rooms = rewrites.filter(
      ({ source }) => source === '/:locale(en|ar)/pages/:record(130(?:-[^/]*)?)',
    )
    expect(rooms.map(({ has, destination }) => [has?.[0]?.value, destination])).toEqual([
      ['(?<tab>[2-5])', '/:locale/market-tabs/:record/:tab'],
      [undefined, '/:locale/market-tabs/:record'],
    ])
  })

  it('have the tabs of market information in the order of the tab map 1,1,4,5,2,3', () => {
    expect(marketTabOrder).toEqual([1, 4, 5, 2, 3])
  })
})
