import { expect, test, type APIRequestContext } from '@playwright/test'
import { samplePassword } from '../../tests/support/served-portal'
import { fromOwnAddress, ownAddress } from '../../tests/support/own-address'

test.use(fromOwnAddress)

async function bearerOf(request: APIRequestContext, who: string) {
  const data = { email: `${who}@portal.example`, password: samplePassword }
  const { token } = await (await request.post('/api/login', { data })).json()
  return { authorization: `Bearer ${token}` }
}

test.describe('T8 a file for premium members', () => {
  test('is refused to others with any kind of request', async ({ playwright, baseURL }) => {
    // A logged-in browser would need an Origin header for the next login.
    const logIn = async (who: string) => {
      const request = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: ownAddress(),
      })
      const bearer = await bearerOf(request, who)
      await request.dispose()
      return bearer
    }
    const callers = [
      { headers: {}, refusal: 401 },
      { headers: await logIn('visitor'), refusal: 403 },
      { headers: await logIn('exporter'), refusal: 403 },
      { headers: await logIn('pending'), refusal: 403 },
    ]
    const vip = await logIn('vip')
    const program = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const answer = await program.get('/api/publications', { headers: vip })
    const list: { for_vip: number; TARIFF_FILE: string }[] = await answer.json()
    const address = list.find(({ for_vip }) => for_vip === 1)?.TARIFF_FILE ?? ''
    const read = await program.get(address, { headers: vip })
    const etag = read.headers()['etag'] ?? ''
    expect([read.status(), etag]).toEqual([200, `"${address.split('/').at(-1)}"`])
    const known = await program.get(address, { headers: { ...vip, 'if-none-match': etag } })
    expect(known.status()).toBe(304)
    const ways: Record<string, string>[] = [
      {},
      { 'if-none-match': etag },
      { 'if-none-match': '*' },
      { range: 'bytes=0-9' },
      { range: 'bytes=99999999-' },
      { range: 'bytes=0-9', 'if-range': etag },
    ]
    for (const { headers, refusal } of callers) {
      for (const way of ways) {
        const options = { headers: { ...headers, ...way } }
        const [got, head] = [
          await program.get(address, options),
          await program.head(address, options),
        ]
        expect([got.status(), head.status()]).toEqual([refusal, refusal])
        expect(got.headers()['etag']).toBeUndefined()
        expect(got.headers()['cache-control']).toBe('private, no-store')
        expect(await got.text()).not.toContain('%PDF')
      }
    }
    await program.dispose()
  })

  test('is not served at any other path', async ({ request }) => {
    const vip = await bearerOf(request, 'vip')
    const answer = await request.get('/api/publications', { headers: vip })
    const list: { for_vip: number; TARIFF_FILE: string }[] = await answer.json()
    const address = list.find(({ for_vip }) => for_vip === 1)?.TARIFF_FILE ?? ''
    const key = address.split('/').at(-1) ?? ''
    const detours = [
      `/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`,
      `/media/${key}/640.webp`,
      `/media/private/${key}`,
      `/media/..%2fprivate%2f${key}`,
      `/media/%2e%2e/private/${key}`,
      `/files/${key}`,
      `/api/files/..%2f${key}`,
      `/api/files/private%2f${key}`,
      `/api/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
      `/api/files/${key}%00`,
      `/api/files/${key.toUpperCase()}x`,
    ]
    for (const detour of detours) {
      const got = await request.get(detour, { headers: vip, maxRedirects: 0 })
      expect([detour, got.status() >= 300 && got.status() < 500]).toEqual([detour, true])
      expect(await got.text()).not.toContain('%PDF')
    }
  })
})
