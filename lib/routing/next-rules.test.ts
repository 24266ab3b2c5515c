import { describe, expect, it } from 'vitest'
import { folderRedirects, folderRewrites } from './next-rules'
import { faqTabs } from './tabs'

const rewrites = folderRewrites()
const from = (path: string) => rewrites.filter(({ source }) => source === `/:locale(en|ar)${path}`)
const destinations = (path: string) => from(path).map(({ destination }) => destination)
const page = (id: number) => `/pages/:record(${id}(?:-[^/]*)?)`

describe('the rewrites of next.config.ts', () => {
  it.each([
    [120, 'export-guide'],
    [140, 'readiness-assessment'],
    [170, 'jordan-key-trade-players'],
    [190, 'contact-us'],
    [800, 'report-your-case'],
    [810, 'fta-map'],
  ])('lead page %i to the folder %s', (id, folder) => {
    expect(destinations(page(id))).toEqual([`/:locale/${folder}/:record`])
  })

  it('lead a list to its further pages, its first page and its filtered views', () => {
    expect(destinations(page(150))).toEqual([
      '/:locale/support-institutions/:record/pages/:page',
      '/:locale/support-institutions/:record/pages/1',
      '/:locale/support-institutions/:record/filtered',
    ])
    const [further, first, filtered] = from(page(150))
    const filters = ['q', 'type', 'mode', 'governorate']
    expect(further?.missing?.map(({ key }) => key)).toEqual(filters)
    expect(first?.missing?.map(({ key }) => key)).toEqual(filters)
    expect(filtered?.missing).toBeUndefined()
  })

  it('lead a list without filters to its pages alone', () => {
    expect(
      destinations(
        '/local-buyers/:type(products|services)/:sector([1-9]\\d{0,8})/:sub([1-9]\\d{0,8})',
      ),
    ).toEqual([
      '/:locale/local-buyers/:type/:sector/:sub/pages/:page',
      '/:locale/local-buyers/:type/:sector/:sub/pages/1',
    ])
  })

  it('lead the questions of exporters to a tab and a page, freight and logistics first', () => {
    expect(destinations(page(100))).toEqual([
      '/:locale/faq-for-exporters/:record/:tab/:page',
      '/:locale/faq-for-exporters/:record/:tab/1',
      `/:locale/faq-for-exporters/:record/${faqTabs[0]}/1`,
    ])
    expect(faqTabs[0]).toBe('freight-and-logistic')
  })

  it('lead market information to the publications, unless the query names another tab', () => {
    expect(from(page(130)).map(({ has, destination }) => [has?.[0]?.value, destination])).toEqual([
      ['(?<tab>2|3|4|5)', '/:locale/market-tabs/:record/:tab'],
      [undefined, '/:locale/market-tabs/:record'],
    ])
  })

  it('are at most 50, since Next tries each at each request', () => {
    expect(rewrites.length).toBeLessThanOrEqual(50)
  })
})

describe('the redirects of next.config.ts', () => {
  const lead = (part: string) => folderRedirects().find(({ source }) => source.includes(part))

  it('lead from the folders to the addresses', () => {
    expect(lead('|support-institutions|')?.destination).toBe('/pages/:record?page=:page')
    expect(lead('|pool-of-experts|')?.destination).toBe('/:list?page=:page')
    expect(lead('/buyers/:id')?.destination).toBe('/buyers/:id?page=:page')
  })

  it('lead from the page that each kind of mail once had to the one page of all mails', () => {
    expect(lead('/:signature')).toMatchObject({
      source: '/:topic(newsletter|follows|request-alerts|plan-reminders)/:id(\\d+)/:signature',
      destination: '/mails/:topic/:id/:signature',
    })
  })

  it('do so in both languages, for good', () => {
    const [english, arabic] = ['', '/ar'].map((prefix) =>
      folderRedirects().filter(({ source }) => source.startsWith('/ar/') === (prefix !== '')),
    )
    expect(arabic?.map(({ source }) => source)).toEqual(
      english?.map(({ source }) => `/ar${source}`),
    )
    expect(folderRedirects().every(({ permanent }) => permanent)).toBe(true)
  })
})
