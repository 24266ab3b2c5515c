import { anonymous } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { users } from '@/lib/db/schema/accounts'
import { originChecks } from '@/lib/db/schema/origin'
import { marketDatasets, marketPublished } from '@/lib/db/schema/market-data'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { OriginAnswers } from '../../assessment/contract'
import { myOriginChecks, originCheckByToken, originQuestions, type CheckWrite } from '../contract'
import {
  checkOrigin,
  clearOriginChecks,
  deleteMyCheck,
  exportChecks,
  forgetChecks,
  getOriginCheck,
  getOriginQuestions,
  listMyChecks,
} from './checks'

const database = useTestDatabase(loadedTemplate)

const answers: OriginAnswers = {
  rule: null,
  wholly: 'no',
  beyond_simple: 'yes',
  price: '100',
  currency: 'JOD',
  materials: [],
  complete: 'yes',
  statements: {},
}

const shirt = { market: 'GB', hs: '610910', agreement: 'uk' }
const dates = { market: 'GB', hs: '080410', agreement: 'uk' }

const check = (given: Partial<CheckWrite> = {}): CheckWrite => ({
  ...dates,
  answers: { ...answers, wholly: 'yes' },
  idempotency_key: randomUUID(),
  ...given,
})

async function memberOf(email: string) {
  const [row] = await database.db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error(`There is no ${email}.`)
  return { ...anonymous, userId: row.id, loginId: randomUUID() }
}

const stored = (token: string) =>
  database.db.select().from(originChecks).where(eq(originChecks.token, token))

describe('the questions about a product in a market', () => {
  it('are by the list of the agreement for the United Kingdom, in both languages', async () => {
    const found = originQuestions.response.parse(await getOriginQuestions(dates))
    expect(found.market).toMatchObject({ iso2: 'GB' })
    const [agreement] = found.agreements
    expect(agreement).toMatchObject({ key: 'uk', basis: 'list', tolerance_percent: '10' })
    expect(agreement?.partners.map(({ code }) => code)).toContain('EU')
    const [rule] = agreement?.rules ?? []
    expect(rule?.alternatives[0]?.conditions[0]?.text_eng).toMatch(/wholly obtained/)
    expect(rule?.alternatives[0]?.conditions[0]?.text_ara).toMatch(/متحصلًا عليها بالكامل/)
    expect(rule?.ways[0]?.conditions[0]?.key).toMatch(/^\d+\.0\.0$/)
  })

  it.each([
    ['DE', 'eu', 'original_list'],
    ['EU', 'eu', 'original_list'],
    ['CH', 'efta', 'original_list'],
    ['US', 'us', 'general'],
    ['CA', 'ca', 'none'],
    ['SA', 'gafta', 'general'],
  ])('are by what is on file for %s', async (market, key, basis) => {
    const { agreements } = await getOriginQuestions({ market, hs: '080410' })
    expect(agreements.find((one) => one.key === key)).toMatchObject({ basis })
  })

  it('are none where no agreement applies, also where one ended', async () => {
    expect((await getOriginQuestions({ market: 'TR', hs: '080410' })).agreements).toEqual([])
    expect((await getOriginQuestions({ market: 'BR', hs: '080410' })).agreements).toEqual([])
  })

  it.each([
    ['XX', '080410'],
    ['JO', '080410'],
    ['GB', '999999'],
  ])('return 404 for what is no market or no code: %s %s', async (market, hs) => {
    const problem = { code: 'not_found' }
    await expect(getOriginQuestions({ market, hs })).rejects.toMatchObject(problem)
  })
})

describe('a check', () => {
  it('is likely by the list of the United Kingdom, and is kept under a token nobody can guess', async () => {
    const { token, outcome } = await checkOrigin(check(), anonymous)
    expect(outcome).toBe('likely')
    expect(token).toMatch(/^[\w-]{43}$/)
    const found = originCheckByToken.response.parse(await getOriginCheck(token))
    expect(found).toMatchObject({ market: { iso2: 'GB' }, basis: 'list', agreement: { key: 'uk' } })
    expect(found).toMatchObject({ outdated: false, mark: { confidence: 'sourced' } })
  })

  it('by the original list ends in a question', async () => {
    const given = check({ market: 'DE', agreement: 'eu' })
    expect(await checkOrigin(given, anonymous)).toMatchObject({ outcome: 'ask' })
  })

  it('asks which rule applies where there are several', async () => {
    const { agreements } = await getOriginQuestions({ market: 'GB', hs: shirt.hs })
    expect(agreements[0]?.rules).toHaveLength(2)
    const { token } = await checkOrigin(check({ ...shirt, answers }), anonymous)
    const result = { outcome: 'ask', reasons: ['rule_unsure'] }
    expect(await getOriginCheck(token)).toMatchObject({ result })
  })

  it('counts once, however often it is sent', async () => {
    const twice = check()
    const sent = await Promise.all([1, 2, 3].map(() => checkOrigin(twice, anonymous)))
    expect(new Set(sent.map(({ token }) => token)).size).toBe(1)
    expect(await checkOrigin(twice, anonymous)).toEqual(sent[0])
  })

  it('with other answers under the same key is refused', async () => {
    const first = check()
    await checkOrigin(first, anonymous)
    const other = { ...first, answers }
    await expect(checkOrigin(other, anonymous)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('under an agreement that does not apply returns 404', async () => {
    const wrong = check({ agreement: 'us' })
    await expect(checkOrigin(wrong, anonymous)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('stays as it was when the list is taken back', async () => {
    const { token } = await checkOrigin(check(), anonymous)
    const before = await getOriginCheck(token)
    const list = await database.db
      .select({ id: marketDatasets.id })
      .from(marketDatasets)
      .where(eq(marketDatasets.kind, 'rules'))
    const published = await database.db.select().from(marketPublished)
    for (const { id } of list) {
      await database.db.delete(marketPublished).where(eq(marketPublished.dataset_id, id))
    }
    await publishing('all', async () => {})
    expect(await getOriginCheck(token)).toEqual(before)
    expect((await getOriginQuestions(dates)).agreements[0]).toMatchObject({ basis: 'none' })
    await database.db.insert(marketPublished).values(published).onConflictDoNothing()
    await publishing('all', async () => {})
  })

  it('names the partners of its materials, and counts member states where the Union is one', async () => {
    const bolt = { name: 'Bolts', hs: '7318', value: '20', origin: 'partner' as const }
    const given = {
      ...answers,
      materials: ['DE', 'EU', 'US'].map((country) => ({ ...bolt, country })),
    }
    const { token } = await checkOrigin(check({ answers: given }), anonymous)
    const found = originCheckByToken.response.parse(await getOriginCheck(token))
    if (found.outdated) throw new Error('The check is not outdated.')
    expect(found.result.sums).toMatchObject({ originating: '40', non_originating: '20' })
    const names = found.partners.map(({ code, name_ara: name }) => [code, name])
    expect(names).toContainEqual(['EU', 'الاتحاد الأوروبي'])
    expect(names).toContainEqual(['DE', 'ألمانيا'])
  })

  it('says how its list is credited, and when it is overdue', async () => {
    const { token } = await checkOrigin(check(), anonymous)
    const attribution =
      'Contains public sector information licensed under the Open Government Licence v3.0.'
    const mark = { period: '2021', licence: 'Open Government Licence v3.0', attribution }
    expect(await getOriginCheck(token)).toMatchObject({ mark })
    const agedBy = (day: string) =>
      database.db
        .update(originChecks)
        .set({ snapshot: sql`jsonb_set(snapshot, '{mark,review_day}', to_jsonb(${day}::text))` })
        .where(eq(originChecks.token, token))
    await agedBy('9999-12-31')
    expect(await getOriginCheck(token)).toMatchObject({ mark: { overdue: false } })
    await agedBy('2026-01-01')
    expect(await getOriginCheck(token)).toMatchObject({ mark: { overdue: true } })
  })

  it.each([
    ['snapshot', { snapshot: { rule: 1 } }],
    ['answers', { answers: { price: '0' } }],
    ['result', { result: { outcome: 'certain' } }],
  ])('of which the %s no longer reads is outdated, with its product and market', async (_, row) => {
    const actor = await memberOf('exporter@portal.example')
    const given = check()
    const { token } = await checkOrigin(given, actor)
    await database.db.update(originChecks).set(row).where(eq(originChecks.token, token))
    const found = originCheckByToken.response.parse(await getOriginCheck(token))
    expect(found).toMatchObject({
      outdated: true,
      market: { iso2: 'GB' },
      product: { code: '080410' },
    })
    expect(found.product.name_ara).toMatch(/[\u0600-\u06ff]/)
    const page = myOriginChecks.response.parse(await listMyChecks(actor, { page: 1 }))
    expect(page).toMatchObject({ data: [{ outdated: true, token }] })
    expect(await exportChecks(database.db, actor.userId)).toMatchObject([row])
    await forgetChecks(database.db, actor.userId)
  })

  it('with an unknown token returns 404', async () => {
    await expect(getOriginCheck('x'.repeat(43))).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the checks of a person', () => {
  it('are listed newest first, exported, and deleted by nobody else', async () => {
    const actor = await memberOf('exporter@portal.example')
    const other = await memberOf('pending@portal.example')
    const first = await checkOrigin(check(), actor)
    const second = await checkOrigin(check(), actor)
    const page = await listMyChecks(actor, { page: 1 })
    expect(page).toMatchObject({
      total: 2,
      data: [{ token: second.token }, { token: first.token }],
    })
    expect(await exportChecks(database.db, actor.userId)).toHaveLength(2)
    expect(JSON.stringify(await exportChecks(database.db, actor.userId))).not.toContain(first.token)
    await expect(deleteMyCheck(other, first.token)).rejects.toMatchObject({ code: 'not_found' })
    expect(await deleteMyCheck(actor, first.token)).toBe('Success')
    await forgetChecks(database.db, actor.userId)
    expect(await stored(second.token)).toEqual([])
  })
})

describe('a check without an account', () => {
  it('is deleted after 24 months; one with an account stays', async () => {
    const actor = await memberOf('exporter@portal.example')
    const tokens = [
      (await checkOrigin(check(), anonymous)).token,
      (await checkOrigin(check(), anonymous)).token,
      (await checkOrigin(check(), actor)).token,
    ] as const
    const age = (token: string, months: number) =>
      database.db
        .update(originChecks)
        .set({ created_at: sql`now() - make_interval(months => ${months}::int, days => 1)` })
        .where(eq(originChecks.token, token))
    await age(tokens[0], 24)
    await age(tokens[1], 23)
    await age(tokens[2], 30)
    await clearOriginChecks(database.db)
    const left = await Promise.all(tokens.map(stored))
    expect(left.map((rows) => rows.length)).toEqual([0, 1, 1])
  })
})
