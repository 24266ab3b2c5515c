import { describe, expect, it } from 'vitest'
import { rangeOf } from './ranges'

describe('the requested part of a file', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['Bytes=1-1', { start: 1, end: 1 }],
  ])('is parsed: %s', (header, range) => {
    expect(rangeOf(header, 10)).toEqual(range)
  })

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=999999999999999-'])(
    'is after the end: %s',
    (header) => {
      expect(rangeOf(header, 10)).toBe('unsatisfiable')
    },
  )

  it.each([
    null,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=0-1,3-4',
    'items=0-1',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=--1',
    `bytes=${'9'.repeat(40)}-`,
  ])('is the whole file for an invalid header: %s', (header) => {
    expect(rangeOf(header, 10)).toBeNull()
  })
})
