import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { offerFields } from '../my-offers/contract'
import { tradeProblems } from '../trade-facts/rules'
import { articleNumber, columnsOf, exampleCells, readHead } from './rules'

describe('the columns of a file', () => {
  it.each(['products', 'services'] as const)(
    'of %s have an example that the form takes',
    (type) => {
      const cells = exampleCells(type)
      const row = Object.fromEntries(columnsOf(type).map((column, at) => [column, cells[at]]))
      const rules: z.ZodType = z.object(offerFields[type].add)
      const form = { ...row, industry: '1', sub_ind: '101' }
      expect(rules.safeParse(form).error?.issues ?? []).toEqual([])
      expect(tradeProblems(z.object({}).loose().parse(rules.parse(form)))).toEqual({})
    },
  )

  it('are read in any order and case, with blanks around them', () => {
    expect(readHead('products', [' ID', 'Name_Eng ', '', ''])).toEqual({
      columns: ['id', 'name_eng'],
    })
  })

  it.each([
    [['Dates', 'Medjool'], 'no_head', ''],
    [['id', 'colour', 'name_eng'], 'unknown_columns', 'colour'],
    [['id', 'name_eng', 'name_eng'], 'column_twice', 'name_eng'],
    [['name_eng', 'name_ara'], 'no_key', ''],
    [[''], 'no_head', ''],
  ])('%j are refused', (cells, reason, detail) => {
    expect(readHead('products', cells)).toEqual({ reason, detail })
  })
})

it('the number of an article is the same in either script', () => {
  expect(articleNumber(' أ-١٢٣ ')).toBe('أ-123')
})
