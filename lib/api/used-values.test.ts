import { expect, it } from 'vitest'
import { eachOnce, usedValues } from './used-values'

interface Fair {
  sectors: number[]
  status: string | null
}

const filters = {
  sector: ({ sectors }: Fair) => sectors,
  status: ({ status }: Fair) => [status],
}

it('the values of filters that lead to a record are those of any record, each once', () => {
  const fairs = [
    { sectors: [2, 1], status: 'open' },
    { sectors: [2], status: null },
  ]
  expect(usedValues(fairs, filters)).toEqual({
    sector: new Set(['2', '1']),
    status: new Set(['open']),
  })
})

it('no value of a filter leads to a record of an empty list', () => {
  expect(usedValues([], filters)).toEqual({ sector: new Set(), status: new Set() })
})

it('the ids of records are given once each, in order, without missing ones', () => {
  expect(eachOnce([10, 9, null, 10])).toEqual([9, 10])
})
