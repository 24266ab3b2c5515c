import { assemblePair, type PairFacts } from '@/features/market-access/pair/server/pair.mapper'
import { originFacts } from '@/features/market-access/pair/server/pair'
import { pairAnswer, type PairAnswer } from '@/features/market-access/pair/contract'
import { europeanUnion, plainDecimal } from '@/features/market-access/rules'
import type { TariffFacts } from '@/features/market-access/server/duties.mapper'
import { additionalOf, productOf } from '@/features/market-access/server/market-access.mapper'
import { selectProducts } from '@/features/market-access/server/market-access.sql'
import {
  accessOf,
  countriesOf,
  loadGround,
  marketIn,
  papersFor,
  tariffsOf,
  type Ground,
} from '@/features/market-access/server/market-access'
import type { Market } from '@/features/market-access/contract'
import { originRule } from '@/features/origin/contract'
import { wordedRulesOf } from '@/features/origin/server/origin'
import { wordedRule } from '@/features/origin/rules/wording'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { originRules, tariffQuotas, tariffRates } from '@/lib/db/schema/market-data'
import { deep } from '@/tests/support/depth'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)

const today = '2026-11-23'

const limits = { ...deep, timeout: 600_000 }

/** What a market has for every product. */
type MarketFacts = Pick<PairFacts, 'access' | 'codes' | 'papers' | 'additional' | 'general'> & {
  market: Market
  datasets: ReturnType<typeof tariffsOf>
}

function factsOf(ground: Ground, market: Market): MarketFacts {
  const codes = countriesOf(market, ground)
  const additional = ground.additional.filter((row) => row.country_code === market.iso2)
  return {
    market,
    codes,
    general: ground.general,
    datasets: tariffsOf(ground, market),
    access: accessOf(market, ground),
    papers: papersFor(codes, ground),
    additional: additionalOf(additional, today),
  }
}

/** Markets whose answers differ in nothing but their names. */
function kindOf({ access, datasets, papers, additional }: MarketFacts): string {
  const agreements = access.map((row) => [row.agreement.key, row.access.state, row.access.rank])
  const ids = [datasets, papers].map((rows) => rows.map(({ id }) => id))
  return JSON.stringify([agreements, ids, additional.length])
}

/** All rows of tariffs, quotas and rules of origin, by product. */
async function rowsOf(db: Executor) {
  const rates = Map.groupBy(await db.select().from(tariffRates), ({ hs6 }) => hs6)
  const quotas = await db.select().from(tariffQuotas)
  const rules = (await db.select().from(originRules)).map((row) => originRule.parse(row))
  const worded = new Map(rules.map((rule) => [rule.number, wordedRule(rule)]))
  return {
    tariffsFor: (hs6: string, datasets: MarketFacts['datasets']): TariffFacts[] =>
      datasets.flatMap((dataset) => {
        const isOwn = ({ version_id }: { version_id: number }) => version_id === dataset.version_id
        const rate = rates.get(hs6)?.find(isOwn)
        const own = quotas.filter((quota) => isOwn(quota) && quota.hs === hs6)
        return rate ? [{ dataset, rate, quotas: own }] : []
      }),
    rulesFor: (hs6: string) =>
      rules
        .filter(({ hs_from, hs_to }) => hs_from <= hs6 && hs6 <= hs_to)
        .flatMap(({ number }) => worded.get(number) ?? []),
  }
}

const isRate = (answer: string) => ['free', 'free_derived', 'rate'].includes(answer)

/** What must hold for every answer, whatever the facts: nothing is said that no row says. */
function faultsOf(answer: PairAnswer, tariffs: readonly TariffFacts[]): string[] {
  const { duty, preferences, ended, saving_percent } = answer
  const row = tariffs.find(({ dataset }) => dataset.key === duty?.dataset)?.rate
  const best = preferences.filter((preference) => preference.best)
  const stated = tariffs.map(({ dataset }) => dataset.agreement_key)
  const plain = row && row.mfn_max !== null ? plainDecimal(row.mfn_max) : null
  const isTrue: Record<string, boolean> = {
    'a duty is from a row': (duty === null) === (tariffs.length === 0),
    'the percentage is that of the row': (duty?.mfn_max ?? null) === plain,
    'rates as printed are those of the row': duty?.mfn_other.join() === row?.mfn_other.join(),
    'there is an agreement or the general duty': preferences.length > 0,
    'one preference at most is the best': best.length <= 1,
    'the best preference is a rate': best.every(({ answer: given }) => isRate(given)),
    'a rate is from the tariff of its agreement': preferences.every(
      ({ answer: given, agreement }) =>
        ['unknown', 'none'].includes(given) || stated.includes(agreement.key),
    ),
    'an agreement that ended gives nothing': ended.every(
      ({ key }) => !preferences.some(({ agreement }) => agreement.key === key),
    ),
    'a saving is at most the duty':
      saving_percent === null ||
      saving_percent === plain ||
      best.some(({ answer: given }) => given === 'rate'),
    'a saving is not of an entry price': saving_percent === null || duty?.entry_price === false,
  }
  return Object.keys(isTrue).filter((rule) => !isTrue[rule])
}

/** Texts of rules that are empty or hold what is not a word. */
const badWords = ({ origins }: PairAnswer) =>
  origins
    .flatMap(({ rules, general }) => [
      ...rules.flatMap(({ alternatives }) => alternatives.flatMap(({ conditions }) => conditions)),
      ...general,
    ])
    .flatMap((condition) => Object.values(textsOf(condition, 'text')))
    .filter((text) => text === '' || /undefined|null|NaN|\{|\}/.test(text))

it('answers for every subheading in every market within the contract', limits, async () => {
  const { db } = database
  const ground = await loadGround(db)
  const markets = [marketIn(ground, europeanUnion), ...ground.markets]
  const all = markets.map((market) => factsOf(ground, market))
  const kinds = [...Map.groupBy(all, kindOf).values()].flatMap((group) => group.slice(0, 1))
  const codes = (await db.select({ code: hsSubheadings.code }).from(hsSubheadings)).map(
    ({ code }) => code,
  )
  const products = (await selectProducts(db, codes)).map(productOf)
  const { tariffsFor, rulesFor } = await rowsOf(db)
  const { proofs } = ground
  const keys = new Set(all.flatMap(({ access }) => access.map(({ agreement }) => agreement.key)))
  const general = new Map(
    await Promise.all(
      [...keys].map(async (key) => [key, await wordedRulesOf(db, key, '610910')] as const),
    ),
  )
  const faults = new Set<string>()
  let answered = 0
  for (const product of products) {
    const rules = rulesFor(product.code)
    const origins = new Map(
      [...general].flatMap(([key, found]) => {
        if (!found) return []
        const isListed = found.basis === 'list' || found.basis === 'original_list'
        const own = isListed ? { ...found, rules } : found
        return [[key, originFacts(own, today)] as const]
      }),
    )
    if (rules.length === 0) faults.add(`${product.code}: no rule of origin`)
    for (const { datasets, ...facts } of kinds) {
      const tariffs = tariffsFor(product.code, datasets)
      const given = { ...facts, product, tariffs, origins, proofs, today }
      const answer = assemblePair({ ...given, hs6: product.code, trade: null, all_goods: null })
      const parsed = pairAnswer.safeParse(answer)
      const name = `${facts.market.iso2} ${product.code}`
      if (!parsed.success) faults.add(`${name}: ${parsed.error.issues[0]?.path.join('.')}`)
      for (const fault of faultsOf(answer, tariffs)) faults.add(`${name}: not true that ${fault}`)
      for (const text of badWords(answer)) faults.add(`${name}: ${text}`)
      answered += 1
    }
  }
  expect([...faults].slice(0, 20)).toEqual([])
  expect(answered).toBe(products.length * kinds.length)
  expect(products).toHaveLength(5612)
  expect(all).toHaveLength(249)
})
