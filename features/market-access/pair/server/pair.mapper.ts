import 'server-only'
import { isTextile, type WordedRule } from '@/features/origin/contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import type {
  AdditionalDuty,
  AllGoods,
  FactMark,
  Market,
  Paper,
  Product,
  ProductTrade,
  GeneralDuty,
  PreferenceAnswer,
} from '../../contract'
import { dutyOf, preferencesOf, type DutyFacts } from '../../server/duties.mapper'
import {
  coversCode,
  decimalOrNull,
  generalAgreement,
  isConfirmed,
  isFreeForAll,
  savingPercent,
} from '../../rules'
import { agreementRefOf, isOver, markOf, paperOf } from '../../server/market-access.mapper'
import type { AccessRow, PaperRow, ProofRow } from '../../server/market-access.sql'
import type { OriginOfPair, PairAnswer } from '../contract'
import { givesSomething } from '../rules'

/** The rule of origin of a product under an agreement, in words. */
export interface OriginFacts {
  basis: OriginOfPair['basis']
  /** Of the list of rules; null where only the agreement itself says what it asks for. */
  mark: FactMark | null
  rules: readonly WordedRule[]
  general: OriginOfPair['general']
}

export interface PairFacts extends DutyFacts {
  market: Market
  product: Product
  /** The codes of the market: those of all members for the European Union. */
  codes: readonly string[]
  origins: ReadonlyMap<string, OriginFacts>
  proofs: readonly ProofRow[]
  papers: readonly PaperRow[]
  additional: AdditionalDuty[]
  trade: ProductTrade | null
  all_goods: AllGoods | null
}

/** Whether an agreement may give the product something, so that its origin is worth proving. */
const mayApply = ({ agreement, excluded }: PreferenceAnswer) =>
  agreement.key !== generalAgreement && !excluded

interface PaperFacts extends Pick<PairFacts, 'hs6' | 'codes'> {
  duty: GeneralDuty | null
}

/**
 * Papers of the product in the market: those of a preference or a quota where there is one, unless
 * nobody pays a duty.
 */
export function papersOf(
  papers: readonly PaperRow[],
  { hs6, codes, duty }: PaperFacts,
  preferences: readonly PreferenceAnswer[],
): PaperRow[] {
  const isFree = duty !== null && isFreeForAll(duty) && isConfirmed(duty.confidence)
  const hasPreference = !isFree && preferences.some((one) => mayApply(one) && one.answer !== 'none')
  const hasQuota = !isFree && preferences.some(({ quotas }) => quotas.length > 0)
  return papers.filter(
    ({ hs, hs_except, countries, need }) =>
      coversCode(hs, hs6) &&
      !coversCode(hs_except, hs6) &&
      (countries.length === 0 || codes.every((code) => countries.includes(code))) &&
      (need !== 'preference' || hasPreference || hasQuota) &&
      (need !== 'quota' || hasQuota),
  )
}

/**
 * A paper with the agreements whose proof of origin it is: where they confirm that proof, it is as
 * sure as the proof.
 */
function provingPaper(
  row: PaperRow,
  { proofs, today }: PairFacts,
  given: PreferenceAnswer[],
): Paper {
  const paper = paperOf(row, today)
  const proven = given.flatMap(({ agreement }) => {
    const found = proofs.find(
      ({ agreement_key, code }) => agreement_key === agreement.key && code === row.code,
    )
    return found ? [{ agreement, found }] : []
  })
  const [first] = proven
  const isSure = proven.every(({ found }) => isConfirmed(found.confidence))
  return {
    ...paper,
    ...(first && isSure && !isConfirmed(paper.confidence) ? markOf(first.found, today) : {}),
    agreements: proven.map(({ agreement }) => ({
      key: agreement.key,
      ...bilingualPair('name', textsOf(agreement, 'name')),
    })),
  }
}

/** Papers, those for a preference in the order in which their agreements are used. */
function documentsOf(
  facts: PairFacts,
  duty: GeneralDuty | null,
  preferences: readonly PreferenceAnswer[],
): Paper[] {
  const given = preferences.filter((one) => mayApply(one) && givesSomething(one))
  const place = ({ agreements: [first] }: Paper) =>
    first ? given.findIndex(({ agreement }) => agreement.key === first.key) : given.length
  const papers = papersOf(facts.papers, { ...facts, duty }, preferences).map((row) =>
    row.need === 'preference' ? provingPaper(row, facts, given) : paperOf(row, facts.today),
  )
  const [proofs, others] = [true, false].map((isProof) =>
    papers.filter(({ need }) => (need === 'preference') === isProof),
  )
  const start = papers.findIndex(({ need }) => need === 'preference')
  const ordered = (proofs ?? []).toSorted((one, other) => place(one) - place(other))
  return (others ?? []).toSpliced(Math.max(start, 0), 0, ...ordered)
}

function originOf(
  { agreement }: AccessRow,
  { basis, mark, rules, general }: OriginFacts,
  { hs6, proofs, today }: PairFacts,
): OriginOfPair {
  const percent = decimalOrNull(agreement.tolerance_percent)
  const isOfList = basis === 'list' || basis === 'original_list'
  const byNotes = percent !== null && isOfList && isTextile(hs6)
  return {
    agreement_key: agreement.key,
    basis,
    mark: mark ?? markOf(agreement, today),
    rules: [...rules],
    general,
    tolerance_percent: byNotes ? null : percent,
    textile_notes: byNotes,
    ...bilingualPair(
      'tolerance_note',
      byNotes ? { en: '', ar: '' } : textsOf(agreement, 'tolerance_note'),
    ),
    ...bilingualPair('cumulation', textsOf(agreement, 'cumulation')),
    cumulation_countries: agreement.cumulation_countries,
    ...bilingualPair('transport', textsOf(agreement, 'transport')),
    ...bilingualPair('drawback', textsOf(agreement, 'drawback')),
    ...bilingualPair('special_rules', textsOf(agreement, 'special_rules')),
    legal_source: agreement.legal_source,
    proofs: proofs
      .filter((row) => row.agreement_key === agreement.key)
      .map((row) => ({
        ...markOf(row, today),
        code: row.code,
        ...bilingualPair('name', textsOf(row, 'name')),
        ...bilingualPair('issuer', textsOf(row, 'issuer')),
        ...bilingualPair('threshold', textsOf(row, 'threshold')),
        valid_months: row.valid_months,
        keep_years: row.keep_years,
      })),
  }
}

/** The answer for a product in a market, from what was loaded. */
export function assemblePair(facts: PairFacts): PairAnswer {
  const duty = dutyOf(facts)
  const preferences = preferencesOf(facts)
  const best = preferences.find((preference) => preference.best)
  const worthProving = new Set(preferences.filter(mayApply).map(({ agreement }) => agreement.key))
  return {
    market: facts.market,
    product: facts.product,
    duty,
    preferences,
    ended: facts.access.filter(isOver).map((row) => agreementRefOf(row.agreement, row)),
    saving_percent: savingPercent(duty, best),
    additional: facts.additional,
    origins: facts.access.flatMap((row) => {
      const origin = facts.origins.get(row.agreement.key)
      return origin && worthProving.has(row.agreement.key) ? [originOf(row, origin, facts)] : []
    }),
    documents: documentsOf(facts, duty, preferences),
    trade: facts.trade,
    all_goods: facts.all_goods,
  }
}
