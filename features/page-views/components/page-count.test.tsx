import { renderIn } from '@/tests/support/in-language'
import { serveFetch } from '@/tests/support/serve-fetch'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageCount } from './page-count'

interface Beacon {
  path: string
  cookie: string | null
}

let beacons: Beacon[]
let stop: () => Promise<void>
let address: string

beforeEach(async () => {
  beacons = []
  const server = await serveFetch(async (request) => {
    const { path } = await request.json()
    beacons.push({ path, cookie: request.headers.get('cookie') })
    return new Response('Success')
  })
  address = `${server.origin}/api/page-views`
  stop = server.stop
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(async () => {
  vi.useRealTimers()
  await stop()
})

const showAt = (path: string) => {
  window.history.replaceState(null, '', path)
  return renderIn(<PageCount address={address} />, { path })
}

it('sends one beacon with the path for a page that stays open', async () => {
  showAt('/ar/news/12-x?utm=1')
  vi.runAllTimers()
  await expect.poll(() => beacons).toEqual([{ path: '/ar/news/12-x', cookie: null }])
})

it('sends no beacon for a page that is left at once, or a personal page', () => {
  const { unmount } = showAt('/news')
  unmount()
  showAt('/profile')
  expect(vi.getTimerCount()).toBe(0)
})
