import { pages } from '@/lib/routing/table'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { measures } from './measures'
import { countRequest, HitMeter, routeOf } from './requests'
import { bucketBounds, newCount, Series } from './series'

beforeEach(() => {
  clearProcessRegistry()
})

describe('the route of an address', () => {
  it.each([
    ['/', '/'],
    ['/news', '/news'],
    ['/ar/news?page=2', '/news'],
    ['/_next/static/chunks/a.js', '/_next/static/*'],
    ['/media/a/640.webp', '/media/*'],
    ['/api/files/secret-key', '/api/files/*'],
    ['/api/metrics', '/api/metrics'],
    ['/api/nothing/laila@portal.example', '/api/*'],
    ['/laila@portal.example', '/*'],
    ['/%E0%A4%A', '/*'],
  ])('of %s is %s', (url, route) => {
    expect(routeOf(url)).toBe(route)
  })

  it('is the pattern of a page, without the values in it', () => {
    const route = routeOf('/news/12-some-title?utm=laila')
    expect(pages.map(({ path }) => path)).toContain(route)
    expect(route).not.toMatch(/12|laila/)
  })

  it('is one of a closed list, whatever is requested', () => {
    const areas = ['/_next/static/*', '/_next/*', '/media/*', '/*']
    const known = new Set([...pages.map(({ path }) => path), ...areas])
    const start = fc.constantFrom('/', '/news/', '/api/', '/_next/', '/media/', '/ar/')
    const text = fc.string({ maxLength: 40 })
    const check = fc.property(start, text, (before, given) => {
      const route = routeOf(`${before}${given}`)
      expect(known.has(route) || /^\/api\/[a-z-]*(?:\/?\*|\.json)?$/.test(route)).toBe(true)
    })
    fc.assert(check)
  })
})

describe('counted requests', () => {
  it('have no more label sets after 10,000 made-up addresses and methods', () => {
    for (let number = 0; number < 10_000; number += 1) {
      const [method, route] = [`M${number}`, routeOf(`/made-up-${number}?q=${number}`)]
      countRequest({ method, route, status: 404, cache: 'none' }, 0.01)
    }
    const [only, ...others] = measures().requests.entries()
    expect(others).toEqual([])
    expect(only?.labels).toEqual({
      http_request_method: '_OTHER',
      http_route: '/*',
      http_response_status_code: '404',
      portal_cache_result: 'none',
    })
    expect(only?.value.counts.reduce((sum, count) => sum + count, 0)).toBe(10_000)
  })

  it('are in the bucket of their duration', () => {
    for (const seconds of [0, 0.005, 0.006, 10, 11]) {
      countRequest({ method: 'GET', route: '/', status: 200, cache: 'miss' }, seconds)
    }
    const counts = measures().requests.entries()[0]?.value.counts
    expect(counts).toEqual([2, 1, 0, 0, 0, 0, 0, 1, 1])
    expect(counts).toHaveLength(bucketBounds.length + 1)
  })

  it('are found under the same labels when a meter counts them', () => {
    const meter = new HitMeter('/news')
    for (const method of ['GET', 'GET', 'HEAD']) meter.count(method, 200, 0.001)
    meter.count('GET', 304, 0.001)
    const rows = measures().requests.entries()
    const found = rows.map(({ labels, value }) => [
      labels['http_request_method'],
      labels['http_response_status_code'],
      value.counts[0],
    ])
    expect(found).toEqual([
      ['GET', '200', 2],
      ['HEAD', '200', 1],
      ['GET', '304', 1],
    ])
  })
})

describe('a series', () => {
  it('counts what passes its limit together', () => {
    const series = new Series(newCount, 2)
    for (const name of ['a', 'b', 'c', 'd']) series.at({ name }).times += 1
    expect(series.entries().map(({ labels, value }) => [labels, value.times])).toEqual([
      [{ name: 'a' }, 1],
      [{ name: 'b' }, 1],
      [{ otel_metric_overflow: 'true' }, 2],
    ])
  })
})
