import { expect, it } from 'vitest'
import { readCell, writtenCell } from './csv-cells'

it.each(['=1+1', "'=1+1", "''@x", "it's", "'", '-5', '\t=x', ''])(
  'the text %j comes back as it was',
  (text) => {
    const made = /^[=+\-@\t]/.test(text) ? `'${text}` : writtenCell(text)
    expect(readCell(made)).toBe(text)
  },
)
