import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { bothLanguages } from '@/lib/bilingual/pair'
import { pingDatabase } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { contentEntries, contentVersions } from '@/lib/db/schema/content'
import { changeHistory } from '@/lib/db/schema/history'
import {
  marketDatasets,
  marketPublished,
  marketVersions,
  tariffQuotas,
  tariffRates,
  tradeFlows,
} from '@/lib/db/schema/market-data'
import { today } from '@/lib/i18n/today'
import { runDueJobs } from '@/lib/jobs/runner'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { marketVersionCalls } from '@/tests/support/market-versions'
import { useTestDatabase } from '@/tests/support/test-database'
import { formRequest } from '@/tests/support/uploads'
import { and, desc, eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { download } from '../../server/downloads'
import { importFromCommand } from '../../server/imports'
import { sweepImports } from '../../server/orphans'
import { officialSources } from '../../rules'
import { updateVersion } from '../../server/market-data.sql'
import { clearMarketVersion } from './versions'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(marketVersionCalls, {
  identify: (request) => {
    const userId = Number(request.headers.get('x-person') ?? '0')
    const actor = { ...anonymous, userId, loginId: 'x', staffRoles: ['editor'] as const }
    return Promise.resolve(userId === 0 ? anonymous : actor)
  },
})
let folder: string
let lina: number
let omar: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-imports-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('LIMITS', 'upload=1000/60,form=1000/60')
  ;[lina, omar] = await Promise.all([person('Lina'), person('Omar')])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function person(name: string): Promise<number> {
  const row = { name, email: `${name}@portal.example`, staff_roles: ['editor' as const] }
  const [written] = await database.db.insert(users).values(row).returning({ id: users.id })
  return written?.id ?? 0
}

async function ask(by: number, method: string, path: string, json?: object) {
  const response = await app.request(`/api/${path}`, {
    method,
    headers: { 'x-person': String(by), 'content-type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
  })
  return { status: response.status, body: await response.json() }
}

async function upload(by: number, file: string | File, fields: Record<string, string>) {
  const form = new FormData()
  const given = { source: 'Customs tariff book', ...fields }
  for (const [name, text] of Object.entries(given)) form.set(name, text)
  form.append('file', typeof file === 'string' ? new File([file], 'tariff.csv') : file)
  const url = 'http://portal.example/api/admin/market-imports'
  const response = await app.fetch(await formRequest(url, form, { 'x-person': String(by) }))
  return { status: response.status, body: await response.json() }
}

/** The version once its file was read. */
async function settled(id: number) {
  await expect
    .poll(async () => (await ask(omar, 'GET', `admin/market-versions/${id}`)).body.state, {
      timeout: 60_000,
    })
    .not.toBe('loading')
  return (await ask(omar, 'GET', `admin/market-versions/${id}`)).body
}

const datasetOf = async (key: string) => {
  const [row] = await database.db.select().from(marketDatasets).where(eq(marketDatasets.key, key))
  if (!row) throw new Error(`No dataset ${key}`)
  return row
}

const publishedOf = async (dataset: number) => {
  const rows = await database.db
    .select({ id: marketPublished.version_id })
    .from(marketPublished)
    .where(eq(marketPublished.dataset_id, dataset))
  return rows[0]?.id ?? null
}

const rateOf = async (version: number, hs6: string) => {
  const one = and(eq(tariffRates.version_id, version), eq(tariffRates.hs6, hs6))
  const [row] = await database.db.select().from(tariffRates).where(one)
  return row
}

const actionsOf = async (id: number) => {
  const rows = await database.db
    .select({ action: changeHistory.action, by: changeHistory.changed_by })
    .from(changeHistory)
    .where(and(eq(changeHistory.subject, 'market-version'), eq(changeHistory.subject_id, `${id}`)))
    .orderBy(changeHistory.id)
  return rows.map(({ action, by }) => [action, by])
}

const measures = (...lines: string[]) =>
  [
    'commodity__code,measure__type__id,measure__duty_expression,measure__geographical_area__id,measure__effective_start_date,measure__effective_end_date,measure__quota__order_number,measure__additional_code__code',
    ...lines,
  ].join('\n')

const third = (code: string, duty: string) => `${code},103,${duty},1011,2021-01-01,,,`

describe('an uploaded tariff', () => {
  it('is compared with what is published, and replaces it when somebody else publishes it', async () => {
    const uk = await datasetOf('tariff-uk')
    const before = (await publishedOf(uk.id)) ?? 0
    const file = measures(
      third('0804100090', '6.00%'),
      '0804100090,142,0.00%,JO,2021-01-01,,,',
      third('6109100090', '9.00%'),
      '6109100090,142,0.00%,JO,2021-01-01,,,',
      third('0804999990', '6.00%'),
    )
    const fields = { dataset_id: String(uk.id), format: 'uk-measures', period: '2026' }
    const { status, body } = await upload(lina, file, fields)
    expect([status, body.state, body.may_publish]).toEqual([200, 'loading', false])
    const version = await settled(body.id)
    expect(version).toMatchObject({
      state: 'ready',
      rows_read: 5,
      rows_loaded: 2,
      rows_refused: 1,
      may_publish: true,
      file_name: 'tariff.csv',
      created_by: { id: lina, name: 'Lina' },
      difference: { added: 0, removed: 5610 },
      report: { refused: [{ line: 6, reason: 'unknown_code' }], reasons: { unknown_code: 1 } },
    })
    expect(version.difference.examples).toHaveLength(20)
    expect(await publishedOf(uk.id)).toBe(before)
    await expect.poll(() => readdir(join(folder, 'uploads'))).toEqual([])

    const own = await ask(lina, 'POST', `admin/market-versions/${body.id}/publish`)
    expect([own.status, own.body.errors]).toEqual([409, { approved_by: ['four_eyes'] }])
    const published = await ask(omar, 'POST', `admin/market-versions/${body.id}/publish`)
    expect([published.status, published.body.state]).toEqual([200, 'published'])
    expect(await publishedOf(uk.id)).toBe(body.id)
    expect(await rateOf(body.id, '610910')).toMatchObject({ mfn_max: '9.0000', preference: 'free' })
    expect((await datasetOf('tariff-uk')).period).toBe('2026')

    const back = await ask(lina, 'POST', `admin/market-versions/${before}/restore`)
    expect([back.status, back.body.state]).toEqual([200, 'published'])
    expect(await publishedOf(uk.id)).toBe(before)
    expect((await datasetOf('tariff-uk')).period).toBe('2021 and 2022')
    expect(await actionsOf(body.id)).toEqual([
      ['load', lina],
      ['publish', omar],
    ])
    expect(await actionsOf(before)).toContainEqual(['restore', lina])
  })

  it('keeps volumes of quotas that it names', async () => {
    const uk = await datasetOf('tariff-uk')
    const from = (await publishedOf(uk.id)) ?? 0
    const [quota] = await database.db
      .select()
      .from(tariffQuotas)
      .where(eq(tariffQuotas.version_id, from))
      .limit(1)
    const code = quota?.hs.padEnd(6, '0').slice(0, 6) ?? ''
    const [known] = await database.db
      .select({ hs6: tariffRates.hs6 })
      .from(tariffRates)
      .where(and(eq(tariffRates.version_id, from), sql`starts_with(hs6, ${quota?.hs.slice(0, 6)})`))
      .limit(1)
    const hs6 = known?.hs6 ?? code
    const file = measures(
      third(`${hs6}0000`, '6.00%'),
      `${hs6}0000,143,0.00%,JO,2021-01-01,,${quota?.order_number},`,
    )
    const fields = { dataset_id: String(uk.id), format: 'uk-measures', period: '2026' }
    const { body } = await upload(lina, file, fields)
    expect(await settled(body.id)).toMatchObject({ state: 'ready' })
    const copied = await database.db
      .select()
      .from(tariffQuotas)
      .where(eq(tariffQuotas.version_id, body.id))
    expect(copied).toMatchObject([{ order_number: quota?.order_number, volume: quota?.volume }])
    const gone = await ask(lina, 'DELETE', `admin/market-versions/${body.id}`)
    expect(gone.status).toBe(200)
    await runDueJobs([clearMarketVersion])
    expect((await ask(lina, 'GET', `admin/market-versions/${body.id}`)).status).toBe(404)
  })

  it('with general duties only has the preferences that are published', async () => {
    const eu = await datasetOf('tariff-eu')
    const text = readFileSync('tests/support/market-files/wits-trains-mfn.csv', 'utf8').replaceAll(
      '12,12,12,12',
      '13,13,13,13',
    )
    const fields = { dataset_id: String(eu.id), format: 'wits-mfn', period: '2020' }
    const { body } = await upload(lina, text, fields)
    expect(await settled(body.id)).toMatchObject({
      state: 'ready',
      rows_loaded: 2,
      report: { refused: [{ line: 4, reason: 'divided' }] },
    })
    expect(await rateOf(body.id, '610910')).toMatchObject({
      mfn_max: '13.0000',
      preference: 'free',
    })
    expect(await rateOf(body.id, '080410')).toMatchObject({ preference: 'free_derived' })
  })

  it('that is no table leaves nothing but its reason', async () => {
    const uk = await datasetOf('tariff-uk')
    const fields = { dataset_id: String(uk.id), format: 'uk-measures', period: '2026' }
    const { body } = await upload(lina, '<!doctype html>Please log in', fields)
    expect(await settled(body.id)).toMatchObject({
      state: 'refused',
      rows_loaded: 0,
      report: { file: { reason: 'html' } },
    })
    const wrong = await upload(lina, 'x', { ...fields, format: 'un-comtrade' })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { format: expect.any(Array) }])
    const workbook = new File(
      [new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0])],
      'a.xlsx',
    )
    expect((await upload(lina, workbook, fields)).status).toBe(415)
  })

  it('of a market without one needs a dataset first', async () => {
    const form = { kind: 'tariff', market: 'EG' }
    const { status, body } = await ask(lina, 'POST', 'admin/market-datasets', form)
    expect([status, body.key, body.rows]).toEqual([200, 'tariff-eg', null])
    expect((await ask(lina, 'POST', 'admin/market-datasets', form)).status).toBe(409)
    for (const [market, reason] of [
      ['XX', 'Please choose from the list.'],
      ['JO', 'own_market'],
      ['DE', 'member_state'],
    ] as const) {
      const refused = await ask(lina, 'POST', 'admin/market-datasets', { ...form, market })
      expect([refused.status, refused.body.errors]).toEqual([422, { market: [reason] }])
    }
    const file = 'hs_code,mfn_duty\n08041000,5%\n'
    const fields = { dataset_id: String(body.id), format: 'national-tariff', period: '2026' }
    const loaded = await settled((await upload(lina, file, fields)).body.id)
    expect(loaded).toMatchObject({ state: 'ready', rows_loaded: 1, difference: null })
    await ask(omar, 'POST', `admin/market-versions/${loaded.id}/publish`)
    const withdrawn = await ask(omar, 'POST', `admin/market-datasets/${body.id}/withdraw`)
    expect([withdrawn.status, withdrawn.body.rows]).toEqual([200, null])
    expect(await publishedOf(body.id)).toBeNull()
    expect((await ask(omar, 'POST', `admin/market-datasets/${body.id}/withdraw`)).status).toBe(409)
  })
})

describe('the source of a file', () => {
  const uk = () => datasetOf('tariff-uk')
  const facts = async () => {
    const { source, licence, attribution, confidence, open } = await uk()
    return { source, licence, attribution, confidence, open }
  }
  const file = measures(third('0804100090', '6.00%'))
  const load = async (fields: Record<string, string>) => {
    const known = { dataset_id: String((await uk()).id), format: 'uk-measures', period: '2026' }
    return upload(lina, file, { ...known, ...fields })
  }

  it('and its licence are those of the dataset while its version is published', async () => {
    const before = await facts()
    const from = (await publishedOf((await uk()).id)) ?? 0
    const { body } = await load({ source: ' United Kingdom, tariff of 2026 ' })
    const version = await settled(body.id)
    const own = { source: 'United Kingdom, tariff of 2026', licence: '' }
    expect(version.report).toMatchObject(own)
    expect(await facts()).toEqual(before)
    await ask(omar, 'POST', `admin/market-versions/${version.id}/publish`)
    expect(await facts()).toEqual({ ...before, ...own, attribution: '' })
    await expect(download('tariff-uk', 'download.csv')).rejects.toMatchObject({ code: 'not_found' })

    await ask(lina, 'POST', `admin/market-versions/${from}/restore`)
    expect(await facts()).toEqual(before)
    expect((await download('tariff-uk', 'download.csv')).status).toBe(200)
    await ask(lina, 'POST', `admin/market-versions/${version.id}/restore`)
    expect(await facts()).toEqual({ ...before, ...own, attribution: '' })
    await ask(lina, 'POST', `admin/market-versions/${from}/restore`)
  })

  it('keeps the line that its licence asks for, where that is the same', async () => {
    const before = await facts()
    const from = (await publishedOf((await uk()).id)) ?? 0
    const { body } = await load({ source: 'Tariff of 2026', licence: before.licence })
    await settled(body.id)
    await ask(omar, 'POST', `admin/market-versions/${body.id}/publish`)
    expect(await facts()).toEqual({ ...before, source: 'Tariff of 2026' })
    expect((await download('tariff-uk', 'download.csv')).status).toBe(200)
    await ask(lina, 'POST', `admin/market-versions/${from}/restore`)
  })

  it('is asked for', async () => {
    const { status, body } = await load({ source: ' ' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['source']])
  })

  it('is that of its format, where a command does not name it', async () => {
    const bytes = (text: string) => Readable.from([Buffer.from(text)])
    const given = { fileName: 'a.csv', period: '2026', edition: 2022 }
    const loaded = await importFromCommand({
      ...given,
      format: 'uk-measures',
      market: 'GB',
      bytes: bytes(file),
    })
    expect(loaded.report.source).toBe(officialSources['uk-measures'])
    const own = { ...given, format: 'national-tariff', market: 'GB' } as const
    const text = 'hs_code,mfn_duty\n08041000,5%\n'
    await expect(importFromCommand({ ...own, bytes: bytes(text) })).rejects.toMatchObject({
      fields: { source: ['required'] },
    })
    const source = 'Tariff book'
    const named = await importFromCommand({ ...own, source, bytes: bytes(text) })
    expect(named.report.source).toBe(source)
  })
})

describe('a dataset whose figures are replaced', () => {
  const national = (duty: string) => `hs_code,mfn_duty\n08041000,${duty}\n`
  let id: number

  const load = async (duty: string) => {
    const fields = { dataset_id: String(id), format: 'national-tariff', period: '2026' }
    return settled((await upload(lina, national(duty), fields)).body.id)
  }
  const publish = (version: number) => ask(omar, 'POST', `admin/market-versions/${version}/publish`)

  beforeAll(async () => {
    const form = { kind: 'tariff', market: 'KW' }
    id = (await ask(lina, 'POST', 'admin/market-datasets', form)).body.id
  })

  it('publishes no version that was compared with other figures', async () => {
    const [first, second] = [await load('1%'), await load('2%')]
    expect((await publish(first.id)).status).toBe(200)
    const refused = await publish(second.id)
    expect([refused.status, refused.body.errors]).toEqual([409, { difference: ['changed'] }])
    expect(await publishedOf(id)).toBe(first.id)
    expect((await publish((await load('2%')).id)).status).toBe(200)
  })

  it('was checked on the day of the version that is taken back', async () => {
    const before = (await publishedOf(id)) ?? 0
    const isOwn = eq(marketDatasets.id, id)
    await database.db.update(marketDatasets).set({ checked_at: '2025-03-05' }).where(isOwn)
    const next = await load('3%')
    await publish(next.id)
    expect((await datasetOf('tariff-kw')).checked_at).toBe(today())
    await ask(lina, 'POST', `admin/market-versions/${before}/restore`)
    expect((await datasetOf('tariff-kw')).checked_at).toBe('2025-03-05')
  })

  it('needs a new approval of what staff are about to say of it, and has a version', async () => {
    const own = { kind: 'market-datasets', record_id: String(id) }
    const isOwn = and(
      eq(contentEntries.kind, own.kind),
      eq(contentEntries.record_id, own.record_id),
    )
    const { id: _, updated_at: __, ...data } = await datasetOf('tariff-kw')
    const state = 'approved' as const
    const draft = { state, approved_by: omar, authors: [lina], data }
    await database.db
      .insert(contentEntries)
      .values({ ...own, ...draft, version: 50, is_new: false, ...bothLanguages('label', 'x') })
      .onConflictDoUpdate({
        target: [contentEntries.kind, contentEntries.record_id],
        set: { ...draft, version: 50 },
      })
    expect((await publish((await load('4%')).id)).status).toBe(200)
    const [entry] = await database.db.select().from(contentEntries).where(isOwn)
    expect(entry).toMatchObject({ state: 'draft', approved_by: null, version: 51 })
    const steps = await database.db
      .select({ action: contentVersions.action, by: contentVersions.by })
      .from(contentVersions)
      .where(
        and(
          eq(contentVersions.kind, own.kind),
          eq(contentVersions.record_id, own.record_id),
          eq(contentVersions.version, 51),
        ),
      )
    expect(steps).toEqual([{ action: 'publish', by: omar }])
  })

  it('keeps what was withdrawn when something else is published', async () => {
    const withdrawn = (await publishedOf(id)) ?? 0
    await ask(omar, 'POST', `admin/market-datasets/${id}/withdraw`)
    expect((await publish((await load('5%')).id)).status).toBe(200)
    await runDueJobs([clearMarketVersion])
    const back = await ask(omar, 'POST', `admin/market-versions/${withdrawn}/restore`)
    expect([back.status, back.body.state]).toEqual([200, 'published'])
  })

  it('takes a file whose refused lines are cut within a character', async () => {
    const file = `${national('6%')}08049999,${'x'.repeat(108)}😀\n`
    const fields = { dataset_id: String(id), format: 'national-tariff', period: '2026' }
    expect(await settled((await upload(lina, file, fields)).body.id)).toMatchObject({
      state: 'ready',
      rows_refused: 1,
      report: { refused: [{ line: 3, text: `08049999 | ${'x'.repeat(108)}\ufffd` }] },
    })
  })
})

describe('older versions', () => {
  it('are deleted when the one after the former one is published', async () => {
    const { id } = await datasetOf('tariff-eg')
    const ids: number[] = []
    for (const duty of ['1%', '2%', '3%']) {
      const file = `hs_code,mfn_duty\n08041000,${duty}\n`
      const fields = { dataset_id: String(id), format: 'national-tariff', period: '2026' }
      const version = await settled((await upload(lina, file, fields)).body.id)
      await ask(omar, 'POST', `admin/market-versions/${version.id}/publish`)
      ids.push(version.id)
    }
    await runDueJobs([clearMarketVersion])
    const rows = await database.db
      .select({ id: marketVersions.id, state: marketVersions.state })
      .from(marketVersions)
      .where(eq(marketVersions.dataset_id, id))
      .orderBy(desc(marketVersions.id))
    expect(rows).toEqual([
      { id: ids[2], state: 'published' },
      { id: ids[1], state: 'former' },
    ])
  })
})

describe('flows', () => {
  it('are loaded in batches, and what is in the file twice is reported with its line', async () => {
    const { body } = await ask(lina, 'POST', 'admin/market-datasets', { kind: 'flows' })
    const head = 'refYear,reporterCode,flowCode,partnerCode,classificationCode,cmdCode,primaryValue'
    const line = (at: number) =>
      `${2000 + (at % 20)},400,X,842,H6,${codes[Math.floor(at / 20)]},${at}`
    const codes = (
      await database.db.execute<{ code: string }>(
        sql`select code from hs_subheadings order by code limit 125`,
      )
    ).rows.map(({ code }) => code)
    const lines = Array.from({ length: 2_500 }, (_, at) => line(at))
    const text = [head, ...lines, line(7), line(2_499)].join('\n')
    const fields = { dataset_id: String(body.id), format: 'un-comtrade', period: '2000–2019' }
    const version = await settled((await upload(lina, text, fields)).body.id)
    expect(version).toMatchObject({ rows_read: 2_502, rows_loaded: 2_500, rows_refused: 2 })
    expect(version.report.refused).toMatchObject([
      { line: 2_502, reason: 'duplicate' },
      { line: 2_503, reason: 'duplicate' },
    ])
  })
})

describe('a load whose process died', () => {
  it('is refused and emptied by the next sweep, and cannot be published', async () => {
    const { id } = await datasetOf('flows-comtrade')
    const [version] = await database.db
      .insert(marketVersions)
      .values({ dataset_id: id, state: 'loading' })
      .returning()
    const version_id = version?.id ?? 0
    const flow = { year: 2023, flow: 'export', reporter: 'JO', partner: 'US' } as const
    await database.db.insert(tradeFlows).values({ version_id, ...flow, hs6: '080410', value: '1' })
    await sweepImports()
    const read = () => ask(lina, 'GET', `admin/market-versions/${version_id}`)
    expect((await read()).body.state).toBe('loading')
    const fields = { dataset_id: String(id), format: 'un-comtrade', period: '2023' }
    const busy = await upload(lina, 'x', fields)
    expect([busy.status, busy.body.errors]).toEqual([409, { file: ['loading'] }])
    await updateVersion(database.db, version_id, { alive_at: '2026-01-01T00:00:00Z' })
    await sweepImports()
    expect((await read()).body).toMatchObject({
      state: 'refused',
      report: { file: { reason: 'interrupted' } },
    })
    const left = await database.db
      .select()
      .from(tradeFlows)
      .where(eq(tradeFlows.version_id, version_id))
    expect(left).toEqual([])
    expect((await ask(omar, 'POST', `admin/market-versions/${version_id}/publish`)).status).toBe(
      409,
    )
  })
})

it('a load of an earlier process is refused at once where the database has only one', async () => {
  const { id } = await datasetOf('flows-comtrade')
  const isAlone = (await pingDatabase()) === 'pglite'
  const alive_at = new Date((isAlone ? performance.timeOrigin : Date.now()) - 1_000).toISOString()
  const [version] = await database.db
    .insert(marketVersions)
    .values({ dataset_id: id, state: 'loading', alive_at })
    .returning()
  await sweepImports()
  const { body } = await ask(lina, 'GET', `admin/market-versions/${version?.id}`)
  expect(body.state).toBe(isAlone ? 'refused' : 'loading')
  await database.db.delete(marketVersions).where(eq(marketVersions.id, version?.id ?? 0))
})

it('a refused load whose process died before its rows were deleted is emptied by the next sweep', async () => {
  const { id } = await datasetOf('flows-comtrade')
  const long = { alive_at: '2026-01-01T00:00:00Z', rows_loaded: 1 }
  const [version] = await database.db
    .insert(marketVersions)
    .values({ dataset_id: id, state: 'refused', ...long })
    .returning()
  const version_id = version?.id ?? 0
  const flow = { year: 2022, flow: 'export', reporter: 'JO', partner: 'US' } as const
  await database.db.insert(tradeFlows).values({ version_id, ...flow, hs6: '080410', value: '1' })
  await sweepImports()
  const left = await database.db.$count(tradeFlows, eq(tradeFlows.version_id, version_id))
  expect(left).toBe(0)
  expect(await actionsOf(version_id)).toEqual([])
})

describe('permission', () => {
  it('is that of editors', async () => {
    expect((await ask(0, 'GET', 'admin/market-datasets')).status).toBe(401)
    const { body } = await ask(lina, 'GET', 'admin/market-datasets')
    expect(body.map(({ key }: { key: string }) => key)).toContain('tariff-us')
  })
})
