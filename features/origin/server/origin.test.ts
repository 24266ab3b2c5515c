import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { marketVersions, originRules } from '@/lib/db/schema/market-data'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { max } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { originRule, wordedRule, type OriginRule } from '../contract'
import { unknownNames } from '../rules'
import { wordedRule as inWords } from '../rules/wording'
import { importOriginRules, rulesOf, wordedRulesOf } from './origin'

const database = useTestDatabase(loadedTemplate)

const allRules = async () =>
  (await database.db.select().from(originRules)).map((row) => originRule.parse(row))

describe('the list of rules that the portal ships', () => {
  it('is worded without gaps in both languages, in every rule and alternative', async () => {
    const rules = await allRules()
    expect(rules).toHaveLength(762)
    expect(rules.flatMap(({ criteria }) => criteria)).toHaveLength(996)
    const gap = /undefined|null|[{}_]|\s{2}|\s[.,;:]/
    for (const rule of rules) {
      expect(unknownNames(rule)).toEqual([])
      for (const { conditions } of wordedRule.parse(inWords(rule)).alternatives) {
        expect(conditions.length).toBeGreaterThan(0)
        for (const { text_eng: english, text_ara: arabic } of conditions) {
          expect(english).toMatch(/^[A-Z].*\.$/)
          expect(english).not.toMatch(gap)
          expect(arabic).toMatch(/^[\u0600-\u06ff].*\.$/)
          expect(arabic).not.toMatch(gap)
        }
      }
    }
  })

  it('has a rule for every subheading', async () => {
    const rules = await allRules()
    const codes = await database.db.select({ code: hsSubheadings.code }).from(hsSubheadings)
    const covered = ({ code }: { code: string }) =>
      rules.some(({ hs_from: from, hs_to: to }) => from <= code && code <= to)
    expect(codes.filter((row) => !covered(row))).toEqual([])
  })
})

describe('the rules of an agreement', () => {
  it.each([
    ['uk', 'list'],
    ['eu', 'original_list'],
    ['efta', 'original_list'],
    ['agadir', 'original_list'],
    ['us', 'general'],
    ['gafta', 'general'],
    ['jp_gsp', 'general'],
    ['ca', 'none'],
    ['ae', 'none'],
  ])('of %s are by %s', async (key, basis) => {
    const found = await rulesOf(database.db, key, '080410')
    expect(found?.basis).toBe(basis)
    const isList = basis === 'list' || basis === 'original_list'
    expect(found?.rules.length).toBe(isList ? 1 : 0)
  })

  it('are in words for pages', async () => {
    const found = await wordedRulesOf(database.db, 'uk', '080410')
    expect(found?.rules[0]?.alternatives[0]?.conditions[0]?.text_eng).toBe(
      'All fruit and nuts used must be wholly obtained in Jordan or in a partner country of the agreement.',
    )
    const arab = await wordedRulesOf(database.db, 'gafta', '080410')
    expect(arab?.general.map(({ text_eng: text }) => text)[1]).toBe(
      'At least 40% of the ex-works price is value added in the Arab member states.',
    )
  })

  it('are null for an agreement that is not on file', async () => {
    expect(await rulesOf(database.db, 'xx', '080410')).toBeNull()
  })
})

describe('rules that are imported', () => {
  const rule: OriginRule = {
    number: 9001,
    hs_from: '010000',
    hs_to: '019999',
    list_heading: '1',
    partial: false,
    scope: null,
    scope_text_eng: '',
    scope_text_ara: '',
    note_eng: '',
    note_ara: '',
    criteria: [{ all: [{ type: 'WO', of: ['01'] }] }],
  }

  it('are written once', async () => {
    const [version] = await database.db.select({ id: max(marketVersions.id) }).from(marketVersions)
    const id = version?.id ?? 0
    const many = Array.from({ length: 450 }, (_, place) => ({ ...rule, number: 9001 + place }))
    expect(await importOriginRules(database.db, id, many)).toBe(450)
    expect(await importOriginRules(database.db, id, many)).toBe(0)
  })

  it('are refused where they name what has no words', async () => {
    const nameless = { ...rule, criteria: [{ all: [{ type: 'WO' as const, of: ['unicorns'] }] }] }
    await expect(importOriginRules(database.db, 1, [nameless])).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'rules.9001': ['unicorns'] },
    })
  })
})
