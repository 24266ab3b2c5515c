import { expect, it } from 'vitest'
import { csvLines } from './csv'

it('a cell with a break of any kind, a quote or a comma stays one cell', () => {
  const text = csvLines([['a\nb', 'c\r\nd', 'e "f"', 'g,h']])
  expect(text).toBe('\ufeff"a\nb","c\r\nd","e ""f""","g,h"\r\n')
})

it('a formula becomes a text', () => {
  expect(csvLines([['=1+1', '@x', 'plain']], { isStart: false })).toBe("'=1+1,'@x,plain\r\n")
})
