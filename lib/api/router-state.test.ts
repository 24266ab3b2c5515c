import { expect, it } from 'vitest'
import { isRouterState } from './router-state'

const page = ['__PAGE__', {}, null, null, 1]
const read = (state: unknown) => isRouterState(encodeURIComponent(JSON.stringify(state)))

it('the state of a client of Next is read as Next reads it', () => {
  expect(read(['', { children: page }])).toBe(true)
  expect(
    read(['', { children: [['locale', 'en', 'd', null], { children: page }] }, null, 'refetch']),
  ).toBe(true)
})

it.each([
  [''],
  ['x'],
  ['%'],
  ['[]'],
  ['{}'],
  ['null'],
  ['["",{"children":[]}]'],
  ['["",{"children":["a",{},1]}]'],
  ['["",{},null,"other"]'],
  ['["",{}]'.padEnd(40_001)],
  ['['.repeat(20_000)],
])('a state that Next cannot read is none: %.20s', (header) => {
  expect(isRouterState(header)).toBe(false)
})
