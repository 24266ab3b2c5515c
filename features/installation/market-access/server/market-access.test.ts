import { importRecords } from '@/features/content/server/imports'
import { linkedDocuments } from '@/features/market-access/facts/server/facts'
import { readSeed } from '@/lib/db/seed/read'
import { changeHistory } from '@/lib/db/schema/history'
import { installations } from '@/lib/db/schema/installation'
import {
  accessAgreements,
  additionalDuties,
  marketAccess,
  marketDocuments,
  originProofs,
} from '@/lib/db/schema/market-access'
import {
  hsCorrelations,
  marketDatasets,
  marketPublished,
  marketVersions,
  originRules,
  tariffQuotas,
  tariffRates,
  tradeSummaries,
} from '@/lib/db/schema/market-data'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { correctionsSeed, statementsSeed, tariffSeed } from '../contract'
import { correctMarketFacts, loadMarketFacts } from '../../server/installation'

const database = useTestDatabase(loadedTemplate)

describe('the facts of markets that are shipped', () => {
  it.each([
    ['datasets', marketDatasets, 6],
    ['published versions', marketPublished, 6],
    ['duties', tariffRates, 3 * 5612],
    ['quotas', tariffQuotas, 9],
    ['rules of origin', originRules, 762],
    ['summaries', tradeSummaries, 181],
    ['agreements', accessAgreements, 13],
    ['proofs of origin', originProofs, 19],
    ['agreements by market', marketAccess, 61],
    ['papers', marketDocuments, 56],
    ['additional duties', additionalDuties, 5],
    ['correlations', hsCorrelations, 11587],
  ])('are loaded: %s', async (_name, table, count) => {
    expect(await database.db.$count(table)).toBe(count)
  })

  it('count the rows of every version', async () => {
    const rows = await database.db
      .select({ key: marketDatasets.key, loaded: marketVersions.rows_loaded })
      .from(marketPublished)
      .innerJoin(marketVersions, eq(marketVersions.id, marketPublished.version_id))
      .innerJoin(marketDatasets, eq(marketDatasets.id, marketPublished.dataset_id))
      .where(eq(marketVersions.state, 'published'))
    expect(Object.fromEntries(rows.map(({ key, loaded }) => [key, loaded]))).toEqual({
      'tariff-us': 5612,
      'tariff-uk': 5612,
      'tariff-eu': 5612,
      'rules-uk-jordan': 762,
      'summary-wits': 181,
      'correlation-hs2017': 11587,
    })
  })

  it('are downloads only where their licence is stated', async () => {
    const closed = await database.db
      .select()
      .from(marketDatasets)
      .where(eq(marketDatasets.open, false))
    expect(closed.map(({ key, licence }) => [key, licence])).toEqual([['summary-wits', '']])
  })
})

/** Dates, olive oil, T-shirts, potash, phosphates, medicines, tomatoes, marble, jewellery, refrigerators. */
const products = [
  '080410',
  '150920',
  '610910',
  '310420',
  '251010',
  '300490',
  '070200',
  '680291',
  '711319',
  '841810',
]

describe.each(['tariff-us', 'tariff-uk', 'tariff-eu'])('the duties of %s', (key) => {
  const rateOf = async (hs6: string) => {
    const [row] = await database.db
      .select({ rate: tariffRates })
      .from(tariffRates)
      .innerJoin(marketPublished, eq(marketPublished.version_id, tariffRates.version_id))
      .innerJoin(marketDatasets, eq(marketDatasets.id, marketPublished.dataset_id))
      .where(and(eq(marketDatasets.key, key), eq(tariffRates.hs6, hs6)))
    return row?.rate
  }
  const plain = (value: string | null | undefined) => (value ? Number(value) : undefined)

  it.each(products)('of %s are those of the file', async (hs6) => {
    const { rates } = await readSeed(`market-access/${key}.json`, tariffSeed)
    const expected = rates[hs6]
    const rate = await rateOf(hs6)
    expect(rate?.lines).toBe(expected?.lines)
    expect([plain(rate?.mfn_min), plain(rate?.mfn_max)]).toEqual([
      expected?.mfn_min,
      expected?.mfn_max,
    ])
    expect(rate?.mfn_other).toEqual(expected?.mfn_other)
    expect(rate?.preference).toBe(expected?.jordan)
    expect(rate?.entry_price).toBe(expected?.entry_price)
    expect(rate?.quotas).toEqual(expected?.quota)
    expect(rate?.via_codes).toEqual(expected?.via_hs2017)
  })
})

describe('the rate of an agreement', () => {
  const rateIn = async (market: string, hs6: string) => {
    const { rows } = await database.db.execute(sql`
      select preference, preference_rate::float, preference_text, preference_lines
      from tariff_rates
      join market_published using (version_id)
      join market_datasets on market_datasets.id = dataset_id
      where market = ${market} and hs6 = ${hs6}`)
    return rows[0]
  }

  it('keeps its percentage where it is plain', async () => {
    expect(await rateIn('GB', '060311')).toEqual({
      preference: 'rate',
      preference_rate: 3.2,
      preference_text: '3.2%',
      preference_lines: null,
    })
  })

  it('keeps its text where it is not, and the lines that differ', async () => {
    const { rows } = await database.db.execute<{ text: string }>(sql`
      select preference_text as text from tariff_rates
      where preference = 'rate' and preference_rate is null order by text`)
    expect(rows.map(({ text }) => text)).toEqual(['1.9¢/liter + 13.9¢/pf. liter', '8.8¢/liter'])
    expect(await rateIn('US', '170191')).toMatchObject({
      preference: 'mixed',
      preference_lines: { '1701.91.44': 'none' },
    })
    expect(await rateIn('GB', '190220')).toMatchObject({
      preference: 'part',
      preference_lines: { '19022030': 'free', '19022091': 'free', '19022099': 'free' },
    })
  })
})

describe('statements', () => {
  it('name the treaty of their key and the bodies that are on file', async () => {
    const agreements = await database.db.select().from(accessAgreements)
    const linked = Object.fromEntries(agreements.map((one) => [one.key, one.agreement_id]))
    expect(linked).toMatchObject({ us: 1, uk: 3, gafta: 5, wto: 11, jp_gsp: null, us_qiz: null })
    expect(await database.db.$count(marketDocuments, sql`institution_id is not null`)).toBe(15)
  })

  it('have texts in both languages', async () => {
    for (const table of [
      'market_datasets',
      'access_agreements',
      'origin_proofs',
      'market_access',
      'market_documents',
      'additional_duties',
    ]) {
      const { rows } = await database.db.execute(sql`
        select t.id, one.key from ${sql.identifier(table)} t, jsonb_each_text(to_jsonb(t)) one
        where one.key like '%\\_eng'
          and (one.value = '') <> (to_jsonb(t) ->> replace(one.key, '_eng', '_ara') = '')`)
      expect(rows).toEqual([])
    }
  })
})

describe('an installation from before', () => {
  it('gets the facts once, with an entry in the audit log', async () => {
    const { db, handle } = database
    expect(await loadMarketFacts(handle)).toBe(false)
    await db.execute(sql`
      truncate market_datasets, access_agreements, market_documents, additional_duties,
        hs_correlations cascade`)
    expect(await loadMarketFacts(handle)).toBe(true)
    expect(await loadMarketFacts(handle)).toBe(false)
    expect(await db.$count(tariffRates)).toBe(3 * 5612)
    expect(await db.$count(marketAccess)).toBe(61)
    const loads = eq(changeHistory.subject, 'installation')
    expect(await db.$count(changeHistory, loads)).toBe(2)
    expect(await correctMarketFacts(handle)).toBe(false)
  })
})

describe('an installation with the facts of the first edition', () => {
  type Correction = z.infer<typeof correctionsSeed>
  const readCorrections = () => readSeed('market-access/corrections.json', correctionsSeed)
  const contents = async () => {
    const { db } = database
    const content = sql`to_jsonb(t) - 'id' - 'updated_at'`
    const of = async (table: string) =>
      (
        await db.execute(
          sql`select ${content} as row from ${sql.identifier(table)} t order by ${content}::text`,
        )
      ).rows
    return {
      documents: await of('market_documents'),
      proofs: await of('origin_proofs'),
      duties: await of('additional_duties'),
    }
  }
  const downgrade = async ({ former, added }: Correction) => {
    const { db } = database
    const all = await readSeed('market-access/documents.json', statementsSeed.shape.documents)
    const isNew = ({ id }: { id: number }) => added.documents.includes(id)
    const documents = all
      .filter((one) => !isNew(one))
      .map((one) => former.documents.find(({ id }) => id === one.id) ?? one)
    await db.execute(sql`truncate market_documents restart identity`)
    const papers = documents.map(({ id: _, ...document }) => document)
    await importRecords(db, 'market-documents', await linkedDocuments(db, papers))
    await db.delete(originProofs).where(eq(originProofs.agreement_key, 'eu'))
    await importRecords(db, 'origin-proofs', former.proofs)
    await db.delete(additionalDuties).where(eq(additionalDuties.heading, '9903.05.50'))
    for (const { heading, end_note_eng, end_note_ara, checked_at } of former['additional-duties']) {
      await db
        .update(additionalDuties)
        .set({ end_note_eng, end_note_ara, checked_at })
        .where(eq(additionalDuties.heading, heading))
    }
    await db.update(installations).set({ facts_edition: 1 })
  }

  it('gets the corrections once, which make it equal to a new one', async () => {
    const today = await contents()
    await downgrade(await readCorrections())
    expect(await contents()).not.toEqual(today)
    expect(await correctMarketFacts(database.handle)).toBe(true)
    expect(await contents()).toEqual(today)
    expect(await correctMarketFacts(database.handle)).toBe(false)
    expect(await contents()).toEqual(today)
  })

  it('keeps what staff edited', async () => {
    const { db } = database
    await downgrade(await readCorrections())
    const saber = eq(marketDocuments.code, 'saber')
    await db.update(marketDocuments).set({ occasion_eng: 'As staff wrote it' }).where(saber)
    expect(await correctMarketFacts(database.handle)).toBe(true)
    const [kept] = await db.select().from(marketDocuments).where(saber)
    expect(kept).toMatchObject({ occasion_eng: 'As staff wrote it', hs_except: [] })
    const [corrected] = await db
      .select()
      .from(marketDocuments)
      .where(eq(marketDocuments.code, 'eu_olive'))
    expect(corrected?.hs).toEqual(['1509'])
  })
})
