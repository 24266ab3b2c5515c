import { GET } from '@/app/api/files/[key]/route'
import { saveDocument, recordFiles } from '@/features/files/server/files'
import { capturedLog } from '@/tests/support/captured-log'
import { accountsUnderTest } from '@/tests/support/accounts'
import { describe, expect, it } from 'vitest'

const lines = capturedLog()
const { database, ask, register } = accountsUnderTest()

async function stored(owner: number) {
  const kept = await saveDocument({
    bytes: Buffer.from('%PDF-1.7'),
    name: 'offer.pdf',
    audience: 'owner',
    owner,
    sample: false,
  })
  await recordFiles(database.db, [kept])
  return kept.key
}

async function read(key: string, headers: Record<string, string> = {}) {
  lines.length = 0
  const request = new Request(`http://localhost:3000/api/files/${key}`, {
    headers: { 'x-client-address': '203.0.113.9', ...headers },
  })
  return (await GET(request, { params: Promise.resolve({ key }) })).status
}

describe('a document that is refused', () => {
  it('is logged with the person, also where the response is 404', async () => {
    const owner = await register('Layan')
    const { bearer } = await register('Mais')
    const { id } = await (await ask('user', undefined, owner.bearer)).json()
    const stranger = await (await ask('user', undefined, bearer)).json()
    const key = await stored(id)
    const refused = { from: '203.0.113.0/24', route: 'GET files/{key}', msg: 'access refused' }
    expect(await read(key)).toBe(401)
    expect(lines).toMatchObject([{ ...refused, level: 30, user: null, status: 401 }])
    expect(await read(key, bearer)).toBe(404)
    expect(lines).toMatchObject([{ ...refused, level: 40, user: stranger.id, status: 404 }])
    expect(JSON.stringify(lines)).not.toContain(key)
  })

  it('is logged, unlike a missing document or a successful read', async () => {
    const { bearer } = await register('Nadine')
    const { id } = await (await ask('user', undefined, bearer)).json()
    const key = await stored(id)
    expect(await read('0'.repeat(32), bearer)).toBe(404)
    expect(lines).toEqual([])
    expect(await read(key, bearer)).toBe(200)
    expect(lines).toEqual([])
  })
})
