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

async function read(text: string, size = 1_000, contentType: string | null = type) {
  const found: { name: string; fileName: string | null; text: string }[] = []
  for await (const { body, ...rest } of formParts(contentType, inChunks(text, size))) {
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    found.push({ ...rest, text: Buffer.concat(chunks).toString() })
  }
  return found
}

describe('the parts of a form', () => {
  const sent = form(
    part('name="title"', 'دليل'),
    part('name="file"; filename="a \\"b\\".pdf"\r\nContent-Type: application/pdf', 'x\r\n--y\r\n'),
    part('name="empty"; filename=""', ''),
  )

  it.each([1, 2, 3, 7, 64, 10_000])('are the same in chunks of %i bytes', async (size) => {
    const parts = await read(sent, size)
    expect(parts.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'دليل'],
      ['file', 'x\r\n--y\r\n'],
      ['empty', ''],
    ])
    expect(parts.map(({ fileName }) => fileName !== null)).toEqual([false, true, true])
  })

  it('may be none', async () => {
    expect(await read('------edge--\r\n')).toEqual([])
  })

  it('have names as browsers write them', async () => {
    const [file] = await read(form(part('name="f"; filename="a%22b%0D%0A.pdf"', '')))
    expect(file?.fileName).toBe('a"b  .pdf')
    const [plain] = await read(form(part('filename="x.pdf"; name="f"', '')))
    expect(plain).toMatchObject({ name: 'f', fileName: 'x.pdf' })
  })

  it('may be left unread', async () => {
    const names: string[] = []
    for await (const { name } of formParts(type, inChunks(sent, 5))) names.push(name)
    expect(names).toEqual(['title', 'file', 'empty'])
  })
})

describe('a form that is none', () => {
  it.each([null, 'application/json', 'multipart/form-data', 'multipart/form-data; boundary='])(
    'is of another type: %s',
    async (contentType) => {
      await expect(read('', 10, contentType)).rejects.toThrow('unsupported_type')
    },
  )

  it.each([
    ['ends in the middle of a file', `${part('name="f"; filename="a"', 'x')}`.slice(0, -3)],
    ['has no end', part('name="f"', 'x')],
    ['ends in a head', '------edge\r\nContent-Disp'],
    ['has no part', ''],
    ['has other boundaries', '------other--\r\n'],
    ['has a part without a name', form(part('filename="a"', 'x'))],
    ['has a part of another kind', form('------edge\r\nContent-Type: text/plain\r\n\r\nx\r\n')],
    ['is packed', form(part('name="f"\r\nContent-Transfer-Encoding: base64', 'eA=='))],
    ['has an endless head', `------edge\r\nX: ${'x'.repeat(20_000)}`],
    ['goes on beside a boundary', '------edgeX\r\n'],
  ])('%s', async (_, text) => {
    for (const size of [3, 100_000]) await expect(read(text, size)).rejects.toThrow('malformed')
  })
})
