import { matchReasons } from '@/lib/db/codes/buying-requests'
import { describe, expect, it } from 'vitest'
import { leastScore, orderedReasons, reasonWeights, tokensQuery } from './rules'

describe('the reasons of a match', () => {
  it('are in their order, the strongest first', () => {
    expect(orderedReasons(['text', 'market', 'subheading'])).toEqual([
      'subheading',
      'market',
      'text',
    ])
  })

  it('weigh the same goods more than everything besides goods together', () => {
    const { subheading, heading, chapter, sector, market, text } = reasonWeights
    expect(subheading).toBeGreaterThan(heading)
    expect(heading).toBeGreaterThan(chapter)
    expect(subheading).toBeGreaterThan(sector + market + text)
    expect(Object.keys(reasonWeights).toSorted()).toEqual([...matchReasons].toSorted())
  })

  it('make no match of a sector alone, nor of a market alone', () => {
    expect(reasonWeights.sector).toBeLessThan(leastScore)
    expect(reasonWeights.market).toBeLessThan(leastScore)
    expect(reasonWeights.sector + reasonWeights.market).toBeGreaterThanOrEqual(leastScore)
  })
})

describe('the search for the text of a request', () => {
  it('looks for two neighbouring words in one document', () => {
    const query = tokensQuery('fresh Medjool dates') ?? ''
    expect(query.split(' | (').length).toBeGreaterThan(1)
    expect(query).toContain("'fresh'")
    expect(query).toMatch(/'fresh'[^|]*\) & \([^|]*'medjool'/)
    expect(query).not.toMatch(/'fresh'[^|]*\) & \([^|]*'date/)
  })

  it('looks for one word alone, in either script', () => {
    expect(tokensQuery('تمور')).toContain('تمور')
    expect(tokensQuery('dates')).not.toContain('&')
  })

  it('is null for a text without words', () => {
    expect(tokensQuery('', ' – ')).toBeNull()
  })

  it('quotes signs that a search would read as its own', () => {
    expect(tokensQuery("o'brien & (dates) | !")).not.toMatch(/[^\s('|]!|\\/)
  })
})
