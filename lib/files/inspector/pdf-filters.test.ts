import { pdfWith } from '@/tests/support/uploads'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspectPdf } from './pdf'
import { packingOf, unpack } from './pdf-filters'

const mega = 1024 * 1024
const limit = 128 * mega

/** A stream with this dictionary and content; `extra` are other objects of the document. */
const judged = (dictionary: string, content: Buffer | string, ...extra: string[]) => {
  const object = `<< ${dictionary} >>\nstream\n${content.toString('latin1')}\nendstream`
  return inspectPdf(pdfWith({ objects: [object, ...extra] })).then(
    () => 'taken',
    (error: Error) => error.message,
  )
}

const hexadecimal = (bytes: Buffer) => `${bytes.toString('hex')}>`

function base85(bytes: Buffer): string {
  const letters: string[] = []
  for (let at = 0; at < bytes.length; at += 4) {
    const part = bytes.subarray(at, at + 4)
    let value = Buffer.concat([part, Buffer.alloc(4)]).readUInt32BE()
    const group = Array.from({ length: 5 }, () => {
      const letter = String.fromCharCode(0x21 + (value % 85))
      value = Math.floor(value / 85)
      return letter
    })
    letters.push(
      group
        .reverse()
        .join('')
        .slice(0, part.length + 1),
    )
  }
  return `${letters.join('')}~>`
}

/** Codes of LZW as bits, each as long as the codes that are known need. */
function bits(codes: readonly number[], early: number): Buffer {
  const bytes: number[] = []
  let [held, count, next] = [0, 0, 257]
  for (const code of codes) {
    const width = Math.min(12, 32 - Math.clz32(next + early))
    held = (held << width) | code
    count += width
    for (; count >= 8; count -= 8) bytes.push((held >> (count - 8)) & 255)
    held &= (1 << count) - 1
    next = code === 256 ? 257 : next + 1
  }
  return Buffer.from([...bytes, (held << (8 - count)) & 255])
}

/** Zeros in LZW: with each code a longer run, until the table is full. */
function zeros(length: number, early = 1): Buffer {
  const codes: number[] = []
  for (let left = length; left > 0;) {
    codes.push(256)
    for (let run = 1; run <= 3_800 && left > 0; run += 1) {
      const said = Math.min(run, left)
      codes.push(said === 1 ? 0 : 256 + said)
      left -= said
    }
  }
  return bits([...codes, 257], early)
}

/** Runs of zeros, 128 bytes in two. */
const runs = (length: number) =>
  Buffer.concat([Buffer.alloc((length / 128) * 2, '\x81\0', 'latin1'), Buffer.of(128)])

const bomb = deflateSync(Buffer.alloc(limit + 1))
const early = '/DecodeParms << /Predictor 1 /EarlyChange 0 >>'

describe('T9 what a reader unpacks to too much is refused, by whatever filters:', () => {
  it.each([
    ['codes of LZW', '/Filter /LZWDecode', zeros(limit + 1)],
    ['codes of LZW by the short name', '/Filter [/LZW]', zeros(limit + 1)],
    ['codes of LZW that get longer late', `/Filter /LZWDecode ${early}`, zeros(limit + 1, 0)],
    ['runs', '/Filter /RunLengthDecode', runs(limit + 128)],
    ['deflated in hexadecimal digits', '/Filter [/ASCIIHexDecode /FlateDecode]', hexadecimal(bomb)],
    ['deflated in letters', '/Filter [/ASCII85Decode /FlateDecode]', base85(bomb)],
    ['runs in letters', '/Filter [/A85 /RL]', base85(runs(limit + 128))],
    ['codes of LZW in letters', '/Filter [/A85 /LZW /DCT]', base85(zeros(limit + 1))],
    ['zeros in letters', '/Filter /ASCII85Decode', `${'z'.repeat(limit / 4 + 1)}~>`],
  ])('%s', async (_what, dictionary, content) => {
    expect(await judged(dictionary, content)).toBe('damaged')
  })

  it('a stream at which reading takes as long, although it unpacks to nothing', async () => {
    const empty = Buffer.concat([
      Buffer.of(0x78, 0x9c),
      Buffer.alloc(4 * mega, '\0\0\0\xff\xff', 'latin1'),
    ])
    const nested = `9 0 obj << /Filter /ASCII85Decode >>\nstream\n`.repeat(40)
    expect(await judged('/Filter /ASCII85Decode', `${nested}${' '.repeat(4 * mega)}~>`)).toBe(
      'damaged',
    )
    expect(await judged('/Filter /FlateDecode', empty)).toBe('taken')
  })
})

describe('T9 filters that readers may undo in another way, or in turn, are refused:', () => {
  const elsewhere = '[/FlateDecode /FlateDecode]'

  it.each([
    ['a list that is defined elsewhere', '/Filter 5 0 R'],
    ['names that are defined elsewhere', '/Filter [5 0 R 5 0 R]'],
    ['a name and one that is defined elsewhere', '/Filter [/FlateDecode 5 0 R]'],
    ['a filter by another key', '/F [/FlateDecode /FlateDecode]'],
    ['content in another file', '/F (content.bin)'],
    ['letters twice', '/Filter [/ASCII85Decode /ASCIIHexDecode]'],
    ['letters after a packing', '/Filter [/FlateDecode /ASCII85Decode]'],
    ['a picture before a packing', '/Filter [/DCTDecode /FlateDecode]'],
    ['an unknown filter', '/Filter /BrotliDecode'],
    ['a list in a list', '/Filter [[/FlateDecode]]'],
    ['a list with a comment', '/Filter [/FlateDecode %\n/FlateDecode]'],
    ['LZW with settings that are defined elsewhere', '/Filter /LZWDecode /DecodeParms 5 0 R'],
    ['LZW with a hidden setting', '/Filter /LZWDecode /DP << /EarlyChange %\n0 >>'],
  ])('%s', async (_what, dictionary) => {
    expect(await judged(dictionary, deflateSync('q Q'), elsewhere)).toBe('damaged')
  })
})

describe('a stream as office programs, scanners and older programs write it is accepted:', () => {
  const text = Buffer.from('BT /F1 12 Tf (Certificate) Tj ET')

  it.each([
    ['deflated', '/Filter /FlateDecode', deflateSync(text)],
    ['deflated, in a list', '/Filter [ /FlateDecode ]', deflateSync(text)],
    [
      'deflated, with settings elsewhere',
      '/Filter /FlateDecode /DecodeParms 5 0 R',
      deflateSync(text),
    ],
    ['in letters', '/Filter /ASCII85Decode', base85(text)],
    ['in digits', '/Filter /ASCIIHexDecode', hexadecimal(text)],
    ['in LZW', '/Filter /LZWDecode', zeros(4 * mega)],
    ['in LZW that gets longer late', `/Filter /LZWDecode ${early}`, zeros(4 * mega, 0)],
    ['in LZW and letters', '/Filter [/ASCII85Decode /LZWDecode]', base85(zeros(mega))],
    ['in runs', '/Filter /RunLengthDecode', runs(mega)],
    ['in runs and letters', '/Filter [/ASCII85Decode /RunLengthDecode]', base85(runs(mega))],
    ['in letters without an end', '/Filter /ASCII85Decode', base85(text).slice(0, -2)],
    ['a photograph', '/Filter /DCTDecode', Buffer.of(0xff, 0xd8, 0xff)],
    ['a photograph, deflated', '/Filter [/FlateDecode /DCTDecode]', deflateSync(text)],
    ['a photograph in letters', '/Filter [/ASCII85Decode /DCTDecode]', base85(text)],
    ['a scan', '/Filter [/CCITTFaxDecode] /DecodeParms [<< /K -1 /Columns 1728 >>]', text],
    [
      'a scan with marks that repeat',
      '/Filter /JBIG2Decode /DecodeParms << /JBIG2Globals 5 0 R >>',
      text,
    ],
    ['a picture in JPEG 2000', '/Filter /JPXDecode', text],
    ['without a filter', '/Filter null', text],
    ['with an empty list of filters', '/Filter []', text],
  ])('%s', async (_what, dictionary, content) => {
    expect(await judged(dictionary, content, '<< /Predictor 15 /Columns 4 >>')).toBe('taken')
  })
})

describe('the size of what is unpacked is never taken for less, and hardly for more', () => {
  const sizeOf = (filter: string, content: Buffer | string, most = limit) =>
    unpack(Buffer.from(content), packingOf(new Map([['Filter', filter]])), most)

  it.each([
    // The example of the standard (ISO 32000-1, 7.4.4.2): ten bytes in eight codes.
    ['/LZWDecode', Buffer.from('800B6050220C0C8501', 'hex'), 10],
    ['/LZWDecode', zeros(100_001), 100_001],
    ['/RunLengthDecode', Buffer.from('02414243FE5A80', 'hex'), 6],
    ['[/ASCIIHexDecode /RunLengthDecode]', '81 00 8100 80>', 256 + 13],
    ['[/ASCII85Decode /FlateDecode]', base85(deflateSync(Buffer.alloc(5_000))), 5_000],
  ])('%s', async (filter, content, size) => {
    const found = await sizeOf(filter, content)
    expect(found).toBeGreaterThanOrEqual(size)
    expect(found).toBeLessThan(size + 100)
    await expect(sizeOf(filter, content, size - 1)).rejects.toThrow('damaged')
  })
})
