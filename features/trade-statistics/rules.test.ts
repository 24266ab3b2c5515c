import { describe, expect, it } from 'vitest'
import { chainTo, chartIn, mayOpen } from './rules'

const chart = {
  type: 'line',
  unit_eng: 'per cent',
  unit_ara: 'في المئة',
  data: {
    categories: ['2023', '2024'],
    categories_ara: ['عام 2023', 'عام 2024'],
    series: [{ name: 'Exports', name_ara: 'الصادرات', data: [12.5, null] }],
  },
}

describe('a chart', () => {
  it('is read in either language', () => {
    expect(chartIn(chart, 'en')).toMatchObject({
      kind: 'line',
      unit: 'per cent',
      categories: ['2023', '2024'],
      series: [{ name: 'Exports', data: [12.5, null] }],
    })
    expect(chartIn(chart, 'ar')).toMatchObject({
      unit: 'في المئة',
      categories: ['عام 2023', 'عام 2024'],
      series: [{ name: 'الصادرات' }],
    })
  })

  it('uses the categories of the other language where its own are incomplete', () => {
    const half = { ...chart, data: { ...chart.data, categories_ara: [] } }
    expect(chartIn(half, 'ar').categories).toEqual(['2023', '2024'])
  })

  it('is drawn as columns for an unknown type', () => {
    expect(chartIn({ ...chart, type: 'radar' }, 'en').kind).toBe('column')
  })
})

describe('a premium statistic', () => {
  it('opens for premium members only', () => {
    expect([mayOpen({ premium: 1 }, false), mayOpen({ premium: 1 }, true)]).toEqual([false, true])
    expect(mayOpen({ premium: 0 }, false)).toBe(true)
  })
})

describe('the path to a topic', () => {
  const node = (id: string, parent: string | null) => ({ id, parent, name: id, name_ara: id })

  it('starts at the root', () => {
    const tree = [node('fruit', 'goods'), node('goods', 'trade'), node('trade', null)]
    expect(chainTo('fruit', tree).map(({ id }) => id)).toEqual(['trade', 'goods', 'fruit'])
    expect(chainTo('none', tree)).toEqual([])
  })

  it('ends at a cycle in the tree', () => {
    const circle = [node('a', 'b'), node('b', 'a')]
    expect(chainTo('a', circle).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
