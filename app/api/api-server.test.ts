import { resetDatabase, seedIfEmpty } from '@/features/installation/server/installation'
import { endpointKey } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { agreements, countryAgreements } from '@/lib/db/schema/agreements'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { credentials } from '@/lib/db/schema/credentials'
import { enquiryFormPages } from '@/lib/db/schema/enquiries'
import { readinessBands, readinessQuestions } from '@/lib/db/schema/readiness'
import { events } from '@/lib/db/schema/events'
import { experts, poolEntries } from '@/lib/db/schema/experts'
import { faqs } from '@/lib/db/schema/faqs'
import { files } from '@/lib/db/schema/files'
import { countries, governorates } from '@/lib/db/schema/geography'
import { changeHistory } from '@/lib/db/schema/history'
import { homeBlocks, homeSlides, jsdTiles, socialMedia } from '@/lib/db/schema/home'
import { hsChapters, hsHeadings, hsSections, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { institutions } from '@/lib/db/schema/institutions'
import { lookups } from '@/lib/db/schema/lookups'
import { menuEntries, navigationPages } from '@/lib/db/schema/menus'
import { news } from '@/lib/db/schema/news'
import { offices } from '@/lib/db/schema/offices'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { publications } from '@/lib/db/schema/publications'
import { industries, subIndustries } from '@/lib/db/schema/sectors'
import { sponsors } from '@/lib/db/schema/sponsors'
import { statistics } from '@/lib/db/schema/statistics'
import { readSeed, readSeedManifest } from '@/lib/db/seed/read'
import { localStorage } from '@/lib/files/local-storage'
import { documentName, pictureName } from '@/lib/files/names'
import { emptyOnTheSeed } from '@/tests/architecture/rules/exceptions'
import { loadedFiles, loadedTemplate, samplePassword } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiServer } from './api-server'

const database = useTestDatabase(loadedTemplate)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-api-'))
  await cp(loadedFiles(), folder, { recursive: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const list = z.array(z.unknown())

/** The number of records under a key of a data file, or of the file itself. */
async function recordsIn(file: string, key?: string): Promise<number> {
  if (!key) return (await readSeed(`${file}.json`, list)).length
  const found = (await readSeed(`${file}.json`, z.looseObject({})))[key]
  return list.parse(found).length
}

describe('a new portal has every record of', () => {
  const whole: [string, PgTable][] = [
    ['companies', companies],
    ['countries', countries],
    ['credentials', credentials],
    ['enquiries-pages', enquiryFormPages],
    ['events', events],
    ['governorates', governorates],
    ['news', news],
    ['offices', offices],
    ['products', products],
    ['publications', publications],
    ['services', services],
    ['sponsors', sponsors],
  ]
  const parts: [string, string, PgTable][] = [
    ['agreements', 'agreements', agreements],
    ['agreements', 'country_agreements', countryAgreements],
    ['experts', 'experts', experts],
    ['experts', 'pool', poolEntries],
    ['home', 'home_blocks', homeBlocks],
    ['home', 'jsd_tiles', jsdTiles],
    ['home', 'slider', homeSlides],
    ['home', 'social_media', socialMedia],
    ['hs-codes', 'chapters', hsChapters],
    ['hs-codes', 'headings', hsHeadings],
    ['hs-codes', 'sections', hsSections],
    ['hs-codes', 'subheadings', hsSubheadings],
    ['industries', 'industries', industries],
    ['industries', 'sub_industries', subIndustries],
    ['institutions', 'institutions', institutions],
    ['menus', 'entries', menuEntries],
    ['menus', 'pages', navigationPages],
    ['readiness-questions', 'questions', readinessQuestions],
    ['readiness-questions', 'result_bands', readinessBands],
  ]

  it.each(whole)('%s', async (file, table) => {
    expect(await database.db.$count(table)).toBe(await recordsIn(file))
  })

  it.each(parts)('%s, %s', async (file, key, table) => {
    expect(await database.db.$count(table)).toBe(await recordsIn(file, key))
  })

  it('both lists of questions', async () => {
    const expected =
      (await recordsIn('export-guide', 'faqs')) + (await recordsIn('buyers-faq', 'faqs'))
    expect(await database.db.$count(faqs)).toBe(expected)
  })

  it('all three kinds of statistics', async () => {
    for (const kind of ['statistics', 'studies', 'infographics']) {
      const found = await database.db.$count(statistics, eq(statistics.kind, kind))
      expect(found).toBe(await recordsIn('statistics', kind))
    }
  })

  it('the code lists, each under its own name', async () => {
    const { db } = database
    expect(await db.$count(lookups, eq(lookups.list, 'type_of_barriers'))).toBe(21)
    const [approved] = await db
      .select()
      .from(lookups)
      .where(and(eq(lookups.list, 'company_statuses'), eq(lookups.id, 20)))
    expect(approved).toMatchObject({ name_eng: 'Approved' })
    const [barrier] = await db.select().from(lookups).where(eq(lookups.list, 'type_of_barriers'))
    expect(barrier?.extra).toEqual({ mast_chapter: 'A' })
  })
})

describe('what is submitted for approval', () => {
  it('has its owner’s version, and a public one once it was approved', async () => {
    const { db } = database
    expect(await db.$count(companyVersions, eq(companyVersions.edition, 'owner'))).toBe(40)
    expect(await db.$count(companyVersions, eq(companyVersions.edition, 'public'))).toBe(38)
    expect(await db.$count(productVersions, eq(productVersions.edition, 'owner'))).toBe(160)
    expect(await db.$count(productVersions, eq(productVersions.edition, 'public'))).toBe(156)
    expect(await db.$count(serviceVersions, eq(serviceVersions.edition, 'owner'))).toBe(62)
  })
})

describe('files of a new portal', () => {
  it('lie in the storage in all their sizes', async () => {
    const storage = localStorage(folder)
    const rows = await database.db.select().from(files)
    const names = rows.flatMap(({ key, kind, widths }) =>
      kind === 'picture' ? widths.map((width) => pictureName(key, width)) : [documentName(key)],
    )
    const found = await Promise.all(names.map((name) => storage.get(name)))
    expect(names.filter((_, index) => found[index] === null)).toEqual([])
  })

  it('hold every document that the data carries', async () => {
    const manifest = await readSeedManifest(list)
    expect(await database.db.$count(files, eq(files.kind, 'document'))).toBe(manifest.length)
  })

  it('are kept by every record that shows a picture', async () => {
    const rows = await database.db.select().from(sponsors)
    const known = new Set((await database.db.select().from(files)).map(({ key }) => key))
    for (const { image } of rows) {
      const [, , key = '', name] = (image ?? '').split('/')
      expect(known.has(key)).toBe(true)
      expect(name).toBe('320.webp')
    }
  })
})

describe('a company, product or service has a public version exactly while the public may see it', () => {
  const shown = (head: typeof companies | typeof products | typeof services) =>
    and(inArray(head.status, [20, 40]), isNull(head.deleted_at))
  const sorted = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)

  it.each([
    ['companies', companies, companyVersions, companyVersions.company_id],
    ['products', products, productVersions, productVersions.product_id],
    ['services', services, serviceVersions, serviceVersions.service_id],
  ] as const)('%s', async (_, head, version, id) => {
    const seen = await database.db.select({ id: head.id }).from(head).where(shown(head))
    const kept = await database.db.select({ id }).from(version).where(eq(version.edition, 'public'))
    expect(seen).not.toHaveLength(0)
    expect(sorted(kept)).toEqual(sorted(seen))
  })
})

const answers = mount(apiServer.routes)

/** Records that exist in the data, by the parameter that names them. */
const parameters: Record<string, object> = {
  'menu-1-children/{id}': { id: 13 },
  'sub_ind_by_id/{id}': { id: 101 },
  'products_by_sub_ind_id/{id}': { id: 101 },
  'services_by_sub_ind_id/{id}': { id: 1401 },
  'markets/{iso2}': { iso2: 'DE' },
  'markets/{iso2}/products/{hs}': { iso2: 'DE', hs: '080410' },
  'market-products/{hs}': { hs: '080410' },
  'market-products/{hs}/markets': { hs: '080410' },
  'market-products/{hs}/current': { hs: '080410' },
  'new_faq/{audience}': { audience: 1 },
  'published-statistics/{identifier}': { identifier: 'JEX-1001' },
  'quotation-suppliers/{company}': { company: 1 },
  'new_faq/{audience}/{tab}': { audience: 2, tab: 3 },
}

describe('on a new portal every public call answers in its declared shape', () => {
  const calls = apiServer.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .filter((endpoint) => !(endpointKey(endpoint) in emptyOnTheSeed))

  it.each(calls.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const params = endpoint.params && (parameters[endpoint.path] ?? { id: 1 })
      const answer = await answers.dispatch(endpoint, { params, query: {} })
      expect(endpoint.response.safeParse(answer).error).toBeUndefined()
      if (Array.isArray(answer)) expect(answer).not.toHaveLength(0)
    },
  )

  it('as it is written: home-blocks under data, one record of the guide, eight items of news', async () => {
    const get = async (path: string) => {
      const response = await answers.app.request(`http://portal.example/api/${path}`)
      expect(response.status).toBe(200)
      return z.unknown().parse(await response.json())
    }
    expect(await get('home-blocks')).toMatchObject({ data: expect.any(Array) })
    expect(await get('guideE')).toHaveLength(1)
    expect(await get('home-news')).toHaveLength(8)
    expect(await get('enquiries-page/3')).toMatchObject([{ id: 3 }])
    expect(await get('exports-type')).toContainEqual({
      id: 1,
      type_eng: 'Ministry or government department',
      type_ara: 'وزارة أو دائرة حكومية',
    })
    expect(await get('positions')).toContainEqual(
      expect.objectContaining({ name: 'Owner', name_translations: { en: 'Owner', ar: 'مالك' } }),
    )
    expect(await get('free-trade-agreements')).toContainEqual(
      expect.objectContaining({
        key: 'agadir',
        country_codes: expect.arrayContaining(['EG', 'MA', 'TN']),
      }),
    )
  })

  it('and says that a record does not exist', async () => {
    for (const path of ['news/999', 'sponsors/999', 'menu-1-children/9999', 'enquiries-page/4']) {
      const response = await answers.app.request(`http://portal.example/api/${path}`)
      expect(response.status).toBe(404)
    }
  })
})

describe('a portal that is installed', () => {
  it('has it in its history, with the counts', async () => {
    const [entry] = await database.db.select().from(changeHistory)
    expect(entry).toMatchObject({ action: 'load', subject: 'installation', change: { News: 24 } })
  })

  it('is not loaded a second time', async () => {
    const loaded = await seedIfEmpty(database.handle, {
      sampleData: true,
      samplePassword,
      files: localStorage(folder),
    })
    expect(loaded).toBe(false)
    expect(await database.db.$count(news)).toBe(24)
  })

  it('can be emptied, its files included', async () => {
    const storage = localStorage(folder)
    const [kept] = await database.db.select().from(files).where(eq(files.kind, 'document'))
    await resetDatabase(database.handle, storage)
    expect(await storage.get(documentName(kept?.key ?? ''))).toBeNull()
    await expect(database.db.$count(news)).rejects.toThrow()
    await database.renew()
  })
})
