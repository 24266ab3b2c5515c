import { describe, expect, it } from 'vitest'
import { areasFor } from './rules'

const all = [
  'trail',
  'work',
  'content',
  'media',
  'enquiries',
  'approvals',
  'numbers',
  'people',
  'security',
]

describe('the menu of the back office', () => {
  it('has work lists first and numbers after them', () => {
    expect(areasFor(['admin'], all)).toEqual([
      'work',
      'content',
      'media',
      'enquiries',
      'approvals',
      'numbers',
      'people',
      'trail',
      'security',
    ])
  })

  it('shows an editor the content and an officer the cases', () => {
    expect(areasFor(['editor'], all)).toEqual(['work', 'content', 'media', 'security'])
    expect(areasFor(['officer'], all)).toEqual(['enquiries', 'approvals', 'numbers', 'security'])
  })

  it('lists only areas that have screens', () => {
    expect(areasFor(['admin'], ['content'])).toEqual(['content'])
    expect(areasFor([], all)).toEqual(['security'])
  })
})
