import { marketDatasets, marketVersions, tariffRates } from '@/lib/db/schema/market-data'
import { bothLanguages } from '@/lib/bilingual/pair'
import { useTestDatabase } from '@/tests/support/test-database'
import { expect, it } from 'vitest'
import { insertTariffRates } from './rows.sql'

const database = useTestDatabase()

it('rates are written with their defaults, and a second row of a key is left out', async () => {
  const [dataset] = await database.db
    .insert(marketDatasets)
    .values({
      key: 'tariff-test',
      kind: 'tariff',
      market: 'EG',
      ...bothLanguages('title', 'Egypt'),
      ...bothLanguages('note', ''),
      period: '2026',
      confidence: 'sourced',
      checked_at: '2026-11-01',
    })
    .returning()
  const [version] = await database.db
    .insert(marketVersions)
    .values({ dataset_id: dataset?.id ?? 0, state: 'loading' })
    .returning()
  const id = version?.id ?? 0
  const rows = Array.from({ length: 1_500 }, (_, at) => ({ hs6: String(100000 + at) }))
  expect(await insertTariffRates(database.db, id, rows)).toBe(1_500)
  const one = { hs6: '080410', mfn_min: '7.7', mfn_max: '7.7', mfn_other: ['1¢/kg'] }
  expect(await insertTariffRates(database.db, id, [one, { ...one, mfn_min: '1' }])).toBe(1)
  const stored = await database.db.select().from(tariffRates)
  expect(stored.find(({ hs6 }) => hs6 === '080410')).toEqual({
    version_id: id,
    ...one,
    mfn_min: '7.7000',
    mfn_max: '7.7000',
    lines: 1,
    preference: 'unknown',
    preference_rate: null,
    preference_text: '',
    preference_lines: null,
    via_codes: [],
    entry_price: false,
    quotas: [],
  })
})
