import { door } from '@/app/api/door'
import { endpointKey } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { openApiDocument } from '@/lib/api/openapi'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { answers } from './law/answers'
import { callerFrom, portalOf } from './law/callers'
import { endpoints } from './law/endpoints'
import { emptyOnTheSeed } from './law/exceptions'
import { garbage } from './law/garbage'
import { breachesOf } from './law/law'
import { openapi } from './law/openapi'

const declared = door.routes.map(({ endpoint }) => endpoint)

describe('the declarations of the portal', () => {
  for (const law of endpoints) {
    it(law.says, async () => {
      expect(await breachesOf([law], declared)).toEqual([])
    })
  }
})

describe('a call that may be empty', () => {
  it('is declared', () => {
    const known = declared.map(endpointKey)
    expect(Object.keys(emptyOnTheSeed).filter((key) => !known.includes(key))).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  const about = { title: 'Portal API', version: '1', server: 'http://portal.example/api' }
  const document = JSON.parse(JSON.stringify(openApiDocument(declared, about)))
  for (const law of openapi) {
    it(law.says, async () => {
      expect(await breachesOf([law], { endpoints: declared, document })).toEqual([])
    })
  }
})

describe('the answers of the portal', () => {
  useTestDatabase(loadedTemplate)
  // Next's cache lives in Next; the routes are the same without it.
  const portal = portalOf(mount(door.routes, { identify: callerFrom }))

  for (const law of [...answers, ...garbage]) {
    it(law.says, async () => {
      expect(await breachesOf([law], portal)).toEqual([])
    })
  }
})
