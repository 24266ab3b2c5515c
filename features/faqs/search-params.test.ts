import { describe, expect, it } from 'vitest'
import { exporterFaqQuery, parseExporterFaqState } from './search-params'

const first = { tab: 'freight-and-logistic', page: 1 }

describe('the view of the exporters’ questions in its address', () => {
  it('is freight and logistics by default (spec part 1 section 2.1)', () => {
    expect(parseExporterFaqState({})).toEqual(first)
    expect(exporterFaqQuery(parseExporterFaqState({}))).toBe('')
  })

  it('is the tab in the address', () => {
    for (const tab of ['financing', 'legal-and-regulatory-requirements', 'all']) {
      expect(parseExporterFaqState({ tab, page: '1' })).toEqual({ tab, page: 1 })
      expect(exporterFaqQuery(parseExporterFaqState({ tab }))).toBe(`?tab=${tab}`)
    }
  })

  it('has pages in the list of all only', () => {
    expect(parseExporterFaqState({ tab: 'all', page: '2' })).toEqual({ tab: 'all', page: 2 })
    expect(exporterFaqQuery({ tab: 'all', page: 2 })).toBe('?tab=all&page=2')
    expect(parseExporterFaqState({ tab: 'financing', page: '2' })).toEqual({
      tab: 'financing',
      page: 1,
    })
  })

  it.each([
    [{ tab: 'unknown' }],
    [{ tab: ['financing', 'all'] }],
    [{ tab: '' }],
    [{ page: '3' }],
    [{ tab: 'Financing' }],
  ])('is the default when the tab is unknown: %j', (params) => {
    expect(parseExporterFaqState(params)).toEqual(first)
  })

  it.each(['0', '-1', '1.5', 'x', '', '1000000'])(
    'starts at the first page for page %s',
    (page) => {
      expect(parseExporterFaqState({ tab: 'all', page })).toEqual({ tab: 'all', page: 1 })
    },
  )
})
