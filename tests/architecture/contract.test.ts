import { apiServer } from '@/app/api/api-server'
import { endpointKey } from '@/lib/api/endpoint'
import { isTrafficKind } from '@/lib/api/limited-actions'
import { mount } from '@/lib/api/mount'
import { openApiDocument } from '@/lib/api/openapi'
import { requestKind } from '@/lib/api/traffic/request-kind'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { answers } from './rules/answers'
import { callerFrom, portalOf } from './rules/callers'
import { endpoints } from './rules/endpoints'
import { emptyOnTheSeed } from './rules/exceptions'
import { garbage } from './rules/garbage'
import { violationsOf } from './rules/rule'
import { openapi } from './rules/openapi'

const declared = apiServer.routes.map(({ endpoint }) => endpoint)

describe('the declarations of the portal', () => {
  for (const rule of endpoints) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], declared)).toEqual([])
    })
  }
})

describe('a call that may be empty', () => {
  it('is declared', () => {
    const known = declared.map(endpointKey)
    expect(Object.keys(emptyOnTheSeed).filter((key) => !known.includes(key))).toEqual([])
  })
})

describe('the limit of a call that is counted in memory', () => {
  it('is the kind by which its requests are counted before the API server', () => {
    const notCounted = ['health', 'ready']
    const wrong = declared.flatMap((endpoint) => {
      const { method, path, limit = 'call' } = endpoint
      const url = `/api/${path.replace(/\{\w+\}/g, '1')}`
      const kind = requestKind({ method, url, isData: false }, () => false)
      const named = isTrafficKind(limit) ? limit : 'call'
      const due = notCounted.includes(path) ? 'free' : named
      return kind === due ? [] : [`${endpointKey(endpoint)}: ${kind}, not ${due}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  const about = { title: 'Portal API', version: '1', server: 'http://portal.example/api' }
  const document = JSON.parse(JSON.stringify(openApiDocument(declared, about)))
  for (const rule of openapi) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], { endpoints: declared, document })).toEqual([])
    })
  }
})

describe('the answers of the portal', () => {
  useTestDatabase(loadedTemplate)
  // Next's cache lives in Next; the routes are the same without it.
  const portal = portalOf(mount(apiServer.routes, { identify: callerFrom }))

  // Thousands of calls: a test that times out goes on in the process of the files after it.
  for (const rule of [...answers, ...garbage]) {
    it(rule.says, { timeout: 600_000 }, async () => {
      expect(await violationsOf([rule], portal)).toEqual([])
    })
  }
})
