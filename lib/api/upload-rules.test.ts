import { describe, expect, it } from 'vitest'
import { acceptedBy, fileError, kindOf, sizeError } from './upload-rules'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('the kind of a file', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF\0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\r', 'png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['%PDF-1.7\n%', 'pdf'],
  ])('is told by its first bytes', (start, kind) => {
    expect(kindOf(bytes(start))).toBe(kind)
  })

  it.each([
    '<svg xmlns="',
    '<!doctype html>',
    'GIF89a\x01\0\x01\0',
    '\0\0\0\x20ftypavif',
    '\0\0\0\x20ftypheic',
    'II*\0\x08\0\0\0',
    'BM\x3a\0\0\0\0\0',
    'PK\x03\x04\x14\0',
    'MZ\x90\0\x03',
    '#!/bin/sh\n',
    'RIFF\0\0\0\0WAVEfmt ',
    ' %PDF-1.7',
    '\xff\xd8',
    '',
  ])('is unknown: %j', (start) => {
    expect(kindOf(bytes(start))).toBeNull()
  })
})

describe('a file field', () => {
  const avatar = { takes: 'picture', below: 2_000_000 } as const
  const paper = { takes: 'pdf', below: 9_000_000 } as const

  it('accepts fewer than 2,000,000 or 9,000,000 bytes', () => {
    expect(fileError(avatar, { size: 1_999_999, kind: 'png' })).toBeNull()
    expect(fileError(avatar, { size: 2_000_000, kind: 'png' })).toBe('size_2')
    expect(fileError(paper, { size: 8_999_999, kind: 'pdf' })).toBeNull()
    expect(fileError(paper, { size: 9_000_000, kind: 'pdf' })).toBe('size_9')
    expect(sizeError(paper)).toBe('size_9')
  })

  it('accepts only its kinds', () => {
    expect(fileError(avatar, { size: 1, kind: 'pdf' })).toBe('picture')
    expect(fileError(paper, { size: 1, kind: 'jpeg' })).toBe('pdf')
    expect(fileError({ ...paper, takes: 'picture-or-pdf' }, { size: 1, kind: null })).toBe(
      'picture_or_pdf',
    )
    expect(fileError({ ...paper, takes: 'picture-or-pdf' }, { size: 1, kind: 'webp' })).toBeNull()
  })

  it('for a table takes text, and neither workbooks nor archives', () => {
    const table = { takes: 'table', below: 200_000_000 } as const
    const kind = (start: string) => kindOf(bytes(start), 'table')
    expect(kind('hs_code,mfn_duty')).toBe('csv')
    expect(kind('a,b')).toBe('csv')
    expect(kind('PK\x03\x04\x14\0\x06\0')).toBeNull()
    expect(kind('%PDF-1.7')).toBe('pdf')
    expect(fileError(table, { size: 1, kind: 'csv' })).toBeNull()
    expect(fileError(table, { size: 1, kind: 'pdf' })).toBe('table')
    expect(fileError(table, { size: 200_000_000, kind: 'csv' })).toBe('size_200')
  })

  it('has an accept attribute for browsers', () => {
    expect(acceptedBy(avatar)).toBe('image/jpeg,image/png,image/webp')
    expect(acceptedBy(paper)).toBe('application/pdf')
  })
})
