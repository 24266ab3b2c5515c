import { expect, it } from 'vitest'
import type { OriginRule } from './contract'
import { distinguished, unknownNames } from './rules'

const rule = (given: Partial<OriginRule>): OriginRule => ({
  number: 1,
  hs_from: '391600',
  hs_to: '392199',
  list_heading: '3916 to 3921',
  partial: true,
  scope: null,
  scope_text_eng: '',
  scope_text_ara: '',
  note_eng: '',
  note_ara: '',
  criteria: [{ all: [{ type: 'CTH' }] }],
  ...given,
})

it('a rule among several that names no products is told by its range', () => {
  const foils = rule({ scope: 'named', scope_text_eng: 'Foils' })
  const [range, named, chapter] = distinguished([
    rule({}),
    foils,
    rule({ hs_from: '390000', hs_to: '399999' }),
  ])
  expect(range?.scope_text_eng).toBe('all products of headings 3916 to 3921')
  expect(range?.scope_text_ara).toBe('جميع منتجات البنود 3916 إلى 3921')
  expect(chapter?.scope_text_eng).toBe('all products of chapter 39')
  expect(named).toEqual(foils)
  expect(distinguished([rule({})])[0]?.scope_text_eng).toBe('')
})

it('names without texts are found wherever a rule has them', () => {
  const all: OriginRule['criteria'][number]['all'] = [
    { type: 'FROM', of: ['yarn', 'a'], except: ['4409'], only: 'b', not: 'c' },
    { type: 'ANY', including: 'd' },
    { type: 'PROCESS', key: 'e' },
    { type: 'MAXNOM', percent: 40, of: 'all' },
  ]
  expect(unknownNames(rule({ criteria: [{ all }] }))).toEqual(['a', 'b', 'c', 'd', 'e'])
})
