import { door } from '@/app/api/door'
import { seedIfEmpty } from '@/features/installation/server/service'
import { mount } from '@/lib/api/mount'
import { openApiDocument } from '@/lib/api/openapi'
import { localStorage } from '@/lib/files/local-storage'
import { useTestDatabase } from '@/tests/support/test-database'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers } from './law/answers'
import { callerFrom, portalOf } from './law/callers'
import { endpoints } from './law/endpoints'
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
  const test = useTestDatabase()
  // Next's cache lives in Next; the routes are the same without it.
  const portal = portalOf(mount(door.routes, { identify: callerFrom }))

  const folder = mkdtempSync(join(tmpdir(), 'contract-'))

  beforeAll(async () => {
    await seedIfEmpty(test.handle, { sampleData: true, files: localStorage(folder) })
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  for (const law of [...answers, ...garbage]) {
    it(law.says, async () => {
      expect(await breachesOf([law], portal)).toEqual([])
    })
  }
})
