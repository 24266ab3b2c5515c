import { Problem } from '@/lib/api/problem'
import fc from 'fast-check'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { formParts } from './multipart'

const type = 'multipart/form-data; boundary=----edge'
const part = (head: string, body: string) =>
  `------edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const form = (...parts: string[]) => `${parts.join('')}------edge--\r\n`

async function* inChunks(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function textOf(body: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function readAll(body: AsyncIterable<Uint8Array>, contentType: string | null = type) {
  const found: { name: string; fileName: string | null; text: string }[] = []
  for await (const { body: content, ...names } of formParts(contentType, body)) {
    found.push({ ...names, text: await textOf(content) })
  }
  return found
}

const read = (text: string, size = 1_000, contentType: string | null = type) =>
  readAll(inChunks(text, size), contentType)

const sent = form(
  part('name="title"', 'دليل'),
  part('name="file"; filename="a %22b%22.pdf"\r\nContent-Type: application/pdf', 'x\r\n--y\r\n'),
  part('name="empty"; filename=""', ''),
)

describe('the parts of a form', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('are the same in chunks of %i bytes', async (size) => {
    expect(await read(sent, size)).toEqual([
      { name: 'title', fileName: null, text: 'دليل' },
      { name: 'file', fileName: 'a "b".pdf', text: 'x\r\n--y\r\n' },
      { name: 'empty', fileName: '', text: '' },
    ])
  })

  it('are the same for any content that does not hold the boundary, in any chunks', async () => {
    const sign = fc.constantFrom('-', '\r', '\n', '\r\n----', '\r\n------ed', 'e', 'ع', '\u0000')
    const content = fc.string({ unit: sign }).filter((text) => !text.includes('------edge'))
    const size = fc.integer({ min: 1, max: 80 })
    await fc.assert(
      fc.asyncProperty(fc.array(content), size, async (texts, chunk) => {
        const parts = texts.map((text, index) => part(`name="${index}"`, text))
        const expected = texts.map((text, index) => ({ name: `${index}`, fileName: null, text }))
        expect(await read(form(...parts), chunk)).toEqual(expected)
      }),
    )
  })

  it('may be empty', async () => {
    expect(await read('------edge--\r\n')).toEqual([])
  })

  it('may follow a preamble and be followed by an epilogue', async () => {
    const text = `before\r\n${form(part('name="a"', 'x'))}after\r\n------edge\r\nmore`
    expect(await read(text, 5)).toEqual([{ name: 'a', fileName: null, text: 'x' }])
  })

  it('have names as browsers write them', async () => {
    const [file] = await read(form(part('name="f"; filename="a%22b%0D%0A.pdf"', '')))
    expect(file?.fileName).toBe('a"b  .pdf')
    const [plain] = await read(form(part('filename="x.pdf"; name="f"', '')))
    expect(plain).toMatchObject({ name: 'f', fileName: 'x.pdf' })
  })

  it.each(['دليل المصدّر.pdf', '報告 📦.pdf', 'C:\\fakepath\\é.pdf', '100%.pdf'])(
    'keep a name in any script: %s',
    async (name) => {
      for (const size of [1, 1_000]) {
        const [file] = await read(form(part(`name="f"; filename="${name}"`, 'x')), size)
        expect(file?.fileName).toBe(name)
      }
    },
  )

  it('may be left unread', async () => {
    const names: string[] = []
    for await (const { name } of formParts(type, inChunks(sent, 5))) names.push(name)
    expect(names).toEqual(['title', 'file', 'empty'])
  })

  it('may have a boundary in quotes', async () => {
    const quoted = 'Multipart/Form-Data; charset=utf-8; boundary="----edge"'
    expect(await read(form(part('name="a"', 'x')), 10, quoted)).toHaveLength(1)
  })

  it('are at most a hundred', async () => {
    const parts = Array.from({ length: 101 }, (_, index) => part(`name="${index}"`, 'x'))
    expect(await read(form(...parts.slice(1)))).toHaveLength(100)
    for (const size of [7, 100_000]) {
      await expect(read(form(...parts), size)).rejects.toThrow('malformed')
    }
  })
})

describe('a large file', () => {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const chunks = (9 * 1024 * 1024) / chunk.length

  it('is not fetched ahead of its reader', async () => {
    let fetched = 0
    async function* body() {
      yield* inChunks('------edge\r\nContent-Disposition: form-data; name="f"; filename="f"', 100)
      yield Buffer.from('\r\n\r\n')
      for (; fetched < chunks; fetched += 1) yield chunk
      yield Buffer.from('\r\n------edge--\r\n')
    }
    let bytes = 0
    let furthest = 0
    for await (const { body: content } of formParts(type, body())) {
      for await (const piece of content) {
        bytes += piece.byteLength
        await wait(0)
        furthest = Math.max(furthest, fetched * chunk.length - bytes)
      }
    }
    expect(bytes).toBe(chunks * chunk.length)
    expect(furthest).toBeLessThan(6 * chunk.length)
  })

  it('that is refused midway closes the body', async () => {
    let closed = false
    async function* body() {
      try {
        yield Buffer.from(part('name="f"; filename="f"', '').trimEnd())
        yield Buffer.from('\r\n\r\n')
        for (;;) yield chunk
      } finally {
        closed = true
      }
    }
    const refused = async () => {
      let bytes = 0
      for await (const { body: content } of formParts(type, body())) {
        for await (const piece of content) {
          bytes += piece.byteLength
          if (bytes > 200_000) throw new Problem('too_large')
        }
      }
    }
    await expect(refused()).rejects.toThrow('too_large')
    await expect.poll(() => closed).toBe(true)
  })
})

describe('a body that fails', () => {
  const starts = { 'within a file': sent.slice(0, 190), 'between two parts': part('name="a"', 'x') }

  it.each(Object.entries(starts))('%s ends the form with its own problem', async (_, start) => {
    async function* body() {
      yield* inChunks(start, 20)
      throw new Problem('too_large')
    }
    await expect(readAll(body())).rejects.toThrow('too_large')
  })
})

describe('a body that is no form', () => {
  it.each([
    null,
    '',
    'form',
    'application/json',
    'multipart/mixed; boundary=x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])('is of another type: %s', async (contentType) => {
    await expect(read('', 10, contentType)).rejects.toThrow('unsupported_type')
  })

  it.each([
    ['ends in the middle of a file', `${part('name="f"; filename="a"', 'x')}`.slice(0, -3)],
    ['has no end', part('name="f"', 'x')],
    ['ends in a head', '------edge\r\nContent-Disp'],
    ['has no part', ''],
    ['has other boundaries', '------other--\r\n'],
    ['has a part without a name', form(part('filename="a"', 'x'))],
    ['has a part of another kind', form('------edge\r\nContent-Type: text/plain\r\n\r\nx\r\n')],
    ['has a part without a head', form('------edge\r\n', part('name="a"', 'x'))],
    ['has a part that is no form data', form('------edge\r\nContent-Disposition: a\r\n\r\nx\r\n')],
    ['is packed', form(part('name="f"\r\nContent-Transfer-Encoding: base64', 'eA=='))],
    ['has an endless head', `------edge\r\nX: ${'x'.repeat(20_000)}`],
    ['has its name behind a long head', form(part(`x="${'x'.repeat(9_000)}"; name="a"`, 'x'))],
    ['goes on after a boundary', '------edgeX\r\n'],
    [
      'has another boundary that begins alike',
      form(part('name="a"', 'x')).replace('edge', 'edges'),
    ],
  ])('%s', async (_, text) => {
    for (const size of [3, 100_000]) await expect(read(text, size)).rejects.toThrow('malformed')
  })

  it('ends too early, wherever that is', async () => {
    const bytes = Buffer.from(sent.trimEnd())
    for (let length = 0; length < bytes.length; length += 1) {
      async function* body() {
        yield bytes.subarray(0, length)
      }
      await expect(readAll(body()), `after ${length} bytes`).rejects.toThrow('malformed')
    }
  })
})
