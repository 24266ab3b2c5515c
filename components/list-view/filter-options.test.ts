import { expect, it } from 'vitest'
import { offered, yearOptions } from './filter-options'

const options = ['1', '2', '3'].map((value) => ({ value, text: `Sector ${value}` }))

it('offers what leads to something and what is chosen already, in the given order', () => {
  const values = offered(options, [3], ['2', '9']).map(({ value }) => value)
  expect(values).toEqual(['2', '3'])
})

it('offers everything where nobody knows what leads to something', () => {
  expect(offered(options, undefined, [])).toEqual(options)
})

it('offers the years that are used or chosen, each once and latest first', () => {
  const years = yearOptions(new Set(['2024', '2026']), ['2025', '2026'])
  expect(years.map(({ text }) => text)).toEqual(['2026', '2025', '2024'])
})
