import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { capturedLog } from '@/tests/support/captured-log'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { isForThisPortal } from './hosts'

const own = 'https://export.example'

function configure(site?: string, allowed?: string): void {
  clearProcessRegistry()
  vi.stubEnv('SITE_URL', site)
  vi.stubEnv('ALLOWED_HOSTS', allowed)
}

beforeEach(() => configure(own, 'www.export.example, 10.0.0.7'))
afterEach(() => vi.unstubAllEnvs())

function judged(host: string | undefined, url = '/news', more: Record<string, string> = {}) {
  const request = { url, headers: { ...(host !== undefined && { host }), ...more } }
  return { isTaken: isForThisPortal(request), ...request }
}

describe('a request', () => {
  it.each([
    'export.example',
    'EXPORT.EXAMPLE.:443',
    'www.export.example',
    '10.0.0.7:3000',
    'localhost:3000',
    '[::1]',
  ])('for %s is taken', (host) => {
    expect(judged(host).isTaken).toBe(true)
  })

  it.each(['evil.example', 'a.export.example', '', 'export.example evil.example', undefined])(
    'for %j is not taken, but for probes and figures',
    (host) => {
      for (const path of [
        '/',
        '/ar/news',
        '/api/news',
        '/api/healthy',
        '/API/health',
        '/api/health/',
        '/_next/static/a.js',
      ]) {
        expect(judged(host, path).isTaken, path).toBe(false)
      }
      for (const path of ['/api/health', '/api/ready?x', '/api/metrics']) {
        expect(judged(host, path).isTaken, path).toBe(true)
      }
    },
  )

  it('is for the host of its address, too, where that is sent whole, and keeps the path of it', () => {
    const whole = (target: string) => judged('export.example', target)
    expect(whole('http://www.export.example/ar?a=http://evil.example')).toMatchObject({
      isTaken: true,
      url: '/ar?a=http://evil.example',
    })
    expect(whole('HTTPS://export.example?a')).toMatchObject({ isTaken: true, url: '/?a' })
    for (const target of [
      'http://evil.example/news',
      'https://user@export.example/',
      'http:///news',
    ]) {
      expect(whole(target)).toMatchObject({ isTaken: false, url: target })
      expect(whole(target).isTaken, 'asked again').toBe(false)
    }
    expect(judged('evil.example', 'https://export.example/').isTaken).toBe(false)
  })

  it('is for no host that a proxy says was forwarded', () => {
    expect(judged('evil.example', '/', { 'x-forwarded-host': 'export.example' }).isTaken).toBe(
      false,
    )
    const request = judged('export.example', '/', { 'x-forwarded-host': 'evil.example' })
    expect(request).toMatchObject({ isTaken: true, headers: { host: 'export.example' } })
    expect(request.headers).not.toHaveProperty('x-forwarded-host')
  })

  it('is taken by every host where no address of the portal is set', () => {
    configure()
    for (const host of ['evil.example', '10.0.0.9', undefined])
      expect(judged(host).isTaken).toBe(true)
  })

  it('for another host is in the log once for each name, and for a hundred names', () => {
    const lines = capturedLog()
    for (const host of ['evil.example', 'EVIL.example:80', 'evil.example.']) judged(host)
    expect(lines).toMatchObject([{ msg: 'host refused', host: 'evil.example' }])
    for (let name = 0; name < 200; name += 1) judged(`evil-${name}.example`)
    expect(lines).toHaveLength(100)
  })
})
