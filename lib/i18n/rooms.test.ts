import { config } from '@/middleware'
import { describe, expect, it } from 'vitest'
import {
  applicationPages,
  faqTabs,
  filterKeys,
  isFilteredView,
  marketTabOrder,
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

  it('is no page of the list, and no cached page with a key of another list', () => {
    expect(viewOf('/news?page=2')).toBe(false)
    expect(viewOf('/news?q=x')).toBe(false)
    expect(viewOf('/about-jordan?sort=date-asc')).toBe(false)
  })

  it('is looked at by middleware, which names every filter key', () => {
    const named = config.matcher.flatMap((entry) =>
      typeof entry === 'string' ? [] : (entry.has ?? []).map(({ key }) => key),
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
      expect(target(`/pages/:record(${id}(?:-[^/]*)?)`)).toBe(`/en/${folder}/:record`)
      expect(target(`/ar/pages/:record(${id}(?:-[^/]*)?)`)).toBe(`/ar/${folder}/:record`)
    }
  })

  it('show freight and logistics first among the questions of exporters', () => {
    const questions = rewrites.filter(({ source }) => source === '/pages/:record(100(?:-[^/]*)?)')
    expect(questions.map(({ destination }) => destination)).toEqual([
      '/en/faq-for-exporters/:record/:tab/:page',
      '/en/faq-for-exporters/:record/:tab/1',
      `/en/faq-for-exporters/:record/${faqTabs[0]}/1`,
    ])
    expect(faqTabs[0]).toBe('freight-and-logistic')
  })

  it('show the publications under market information, where no other tab is asked for', () => {
    const rooms = rewrites.filter(({ source }) => source === '/pages/:record(130(?:-[^/]*)?)')
    expect(rooms.map(({ has, destination }) => [has?.[0]?.value, destination])).toEqual([
      ['(?<tab>[2-5])', '/en/market-information/:record/:tab'],
      [undefined, '/en/market-information/:record'],
    ])
  })

  it('have the tabs of market information in the order of the tab map 1,1,4,5,2,3', () => {
    expect(marketTabOrder).toEqual([1, 4, 5, 2, 3])
  })
})
