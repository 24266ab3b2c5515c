import { readSearch } from '@/lib/search/query'
import { describe, expect, it } from 'vitest'
import { correctedBy, searchableRecord, matching } from './record-search'

const record = (record_id: number, en: string, ar: string, text = '') =>
  searchableRecord({
    kind: 'news',
    record_id,
    titles: { en, ar },
    texts: { en: text, ar: '' },
    paths: { en: '/news', ar: '/news' },
  })

const records = [
  record(1, 'Dates for spring', 'تمور الربيع', 'Olive growers and their oil'),
  record(2, 'Olive oil', 'زيت الزيتون'),
  record(3, 'Olive oil prices', 'أسعار زيت الزيتون'),
]

const found = (typed: string) =>
  matching(records, readSearch(typed)).map(({ record_id }) => record_id)

describe('records that are searched without an index', () => {
  it('match when they have every word, an equal title first', () => {
    expect(found('olive oil')).toEqual([2, 3, 1])
    expect(found('الزيت')).toEqual([2, 3])
    expect(found('olive dates spring')).toEqual([1])
    expect(found('olive stone')).toEqual([])
    expect(found('!')).toEqual([])
  })

  it('match a prefix of the last word', () => {
    expect(found('olive pri')).toEqual([3])
  })

  it('supply the correction of a mistyped word', () => {
    const search = correctedBy(records, readSearch('olve oil'))
    expect(search.name).toBe('olive oil')
    const known = readSearch('olive oil')
    expect(correctedBy(records, known)).toBe(known)
  })
})
