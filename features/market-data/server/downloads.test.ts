import { marketDatasets } from '@/lib/db/schema/market-data'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listPublished } from './market-data'
import { download } from './downloads'

const database = useTestDatabase(loadedTemplate)

const textOf = async (key: string, file: string) => (await download(key, file)).text()

async function jsonOf(key: string): Promise<{
  dataset: Record<string, string>
  rows: Record<string, unknown>[]
}> {
  return JSON.parse(await textOf(key, 'download.json'))
}

const rowOf = async (key: string, hs6: string) =>
  (await jsonOf(key)).rows.find((row) => row.hs6 === hs6)

describe('the downloads of datasets', () => {
  it('are a CSV file with source and licence in each row', async () => {
    const answer = await download('tariff-us', 'download.csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="tariff-us.csv"')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(5_613)
    expect(lines[0]).toMatch(
      /^\ufeff?hs6,lines,mfn_min,.*,period,source,licence,attribution,notice_eng,.*/,
    )
    expect(lines.find((line) => line.startsWith('610910,'))).toMatch(/16\.5.*free.*Public domain/)
  })

  it('are a JSON file with its dataset', async () => {
    const { dataset, rows } = await jsonOf('tariff-us')
    expect(rows).toHaveLength(5_612)
    expect(dataset).toMatchObject({ key: 'tariff-us', period: '2026' })
    expect(dataset.licence).toContain('Public domain')
  })

  it('leave out preferences without a stated licence, and those that are only known', async () => {
    expect(await rowOf('tariff-uk', '080410')).toMatchObject({
      mfn_max: '6.0000',
      preference: null,
    })
    expect(await rowOf('tariff-eu', '080410')).toMatchObject({
      mfn_max: '7.7000',
      preference: null,
    })
    expect(await rowOf('tariff-eu', '310420')).toMatchObject({
      mfn_max: '0.0000',
      preference: 'free',
    })
    expect(await rowOf('tariff-us', '080410')).toMatchObject({ preference: 'free' })
  })

  it('have preferences once staff confirmed the dataset', async () => {
    const isUk = eq(marketDatasets.key, 'tariff-uk')
    await database.db.update(marketDatasets).set({ confidence: 'confirmed' }).where(isUk)
    expect(await rowOf('tariff-uk', '080410')).toMatchObject({ preference: 'free' })
    await database.db.update(marketDatasets).set({ confidence: 'known' }).where(isUk)
    await expect(download('tariff-uk', 'download.csv')).rejects.toMatchObject({ code: 'not_found' })
    await database.db.update(marketDatasets).set({ confidence: 'sourced' }).where(isUk)
  })

  it.each([
    ['summary-wits', 'download.csv'],
    ['no-such', 'download.csv'],
    ['tariff-us', 'download.xlsx'],
    ['tariff-us', 'toString'],
  ])('return 404 for what is not open: %s %s', async (key, file) => {
    await expect(download(key, file)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('end when the reader is gone', async () => {
    const { body } = await download('tariff-us', 'download.csv')
    const reader = body?.getReader()
    await reader?.read()
    await expect(reader?.cancel()).resolves.toBeUndefined()
  })
})

it('the list of sources has every published dataset, with files where they are open', async () => {
  const all = await listPublished()
  expect(all.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'tariff-us',
      'tariff-uk',
      'tariff-eu',
      'rules-uk-jordan',
      'summary-wits',
    ]),
  )
  const filesOf = (key: string) => all.find((one) => one.key === key)?.downloads
  expect(filesOf('summary-wits')).toBeNull()
  expect(filesOf('tariff-us')?.csv).toBe('/api/market-datasets/tariff-us/download.csv')
})
