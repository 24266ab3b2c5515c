import { inspectPdf } from '@/lib/files/inspector/pdf'
import { expect, it } from 'vitest'
import { filledLines, initialsOf, pdfOfPicture, wrapped } from './rules'

it.each([
  ['Shafa Dates Company', 'SD'],
  ['  nakheel ', 'N'],
  ['نخيل الأغوار', 'نا'],
  ['"&"', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('a profile has the lines that say something', () => {
  const said = { label: 'Phone', text: '079' }
  expect(filledLines([said, { label: 'Website', text: ' ' }])).toEqual([said])
})

it('a text is wrapped between words, and a word that is too long has a line', () => {
  const fits = (line: string) => line.length <= 8
  expect(wrapped('dates and unbreakable figs', fits)).toEqual([
    'dates',
    'and',
    'unbreakable',
    'figs',
  ])
  expect(wrapped('a b c', fits)).toEqual(['a b c'])
})

it('the PDF of a picture has its objects where its table names them, and the portal accepts it', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, ...Buffer.from('/AA /JS /OpenAction'), 0xff, 0xd9])
  const pdf = pdfOfPicture(jpeg, { width: 2, height: 3 })
  const [, start = ''] = /startxref\n(\d+)\n%%EOF/.exec(pdf) ?? []
  expect(pdf.slice(Number(start)).startsWith('xref\n0 6\n')).toBe(true)
  const places = [...pdf.matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at))
  expect(places.map((at) => pdf.slice(at, at + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  )
  expect(pdf).toContain('/Width 2/Height 3')
  expect(await inspectPdf(Buffer.from(pdf))).toBe(1)
})
