import { inLocale } from '@/lib/bilingual/in-locale'
import {
  type BarrierStatus,
  type EffectAnswer,
  type MeasureKind,
  barrierTransitions,
  effectAnswers,
  solvedStatuses,
} from '@/lib/db/codes/barriers'
import type { ValueBand } from '@/lib/db/codes/outcomes'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import type { Barrier } from './contract'
import { tellsPerson } from '@/lib/i18n/tells-person'

/** Enquiries of this type report trade barriers. */
export const barrierType = 5

/** Counts and losses are public from so many companies on. */
const leastCompanies = 3

/** The statuses that the next step of a barrier can have; work that ended can be taken up again. */
export const nextStatuses = (status: BarrierStatus): readonly BarrierStatus[] =>
  barrierTransitions[status]

/** Whether the office still works on a barrier, so that others can join it. */
export const isWorkedOn = (status: BarrierStatus): boolean =>
  status !== 'resolved' && status !== 'unresolvable'

/** How many companies a barrier affects, once no single one can be guessed from it. */
export const shownCount = (companies: number): number | null =>
  companies < leastCompanies ? null : companies

/** How many companies gave each answer about the effect, once no single one can be guessed from it. */
export function shownEffects<Counts extends Record<EffectAnswer, number>>(counts: Counts) {
  const { yes, partly, no } = counts
  return yes + partly + no < leastCompanies ? null : { yes, partly, no }
}

/** Whether a step solved a barrier, so that companies are asked for its effect. */
export const isSolved = (status: BarrierStatus): boolean =>
  solvedStatuses.some((solved) => solved === status)

/** Whether a step needs a text, since it has to say why. */
export const needsReason = (status: BarrierStatus): boolean => status === 'unresolvable'

/** The public texts of a barrier by their fields, in both languages. */
export type Said = Readonly<Record<string, readonly string[]>>

/** The fields that lack a text in a language. */
export const incomplete = (said: Said): string[] =>
  Object.keys(said).filter((field) => said[field]?.includes(''))

/** The fields whose texts tell who one of these people or companies is. */
export const fieldsNaming = (said: Said, people: readonly Parameters<typeof tellsPerson>[1][]) =>
  Object.keys(said).filter((field) =>
    said[field]?.some((text) => people.some((person) => tellsPerson(text, person))),
  )

/** The metadata of a barrier's page; its address is the same in both languages. */
export function barrierHead(barrier: Barrier, locale: Locale) {
  return {
    title: inLocale(barrier, 'title', locale),
    description: inLocale(barrier, 'summary', locale),
    paths: samePath(routes.barrier(barrier.id)),
  }
}

type Fact =
  | ('product' | 'authority' | 'started' | 'agreement' | 'companies' | 'loss')
  | ('effects' | 'published' | 'updated')

interface RegisterTexts {
  facts: Record<Fact, string>
  listTitle: string
  market: string
  kind: string
  state: string
  sample: string
  bands: Record<ValueBand, string>
  effects: Record<EffectAnswer, string>
  status: Record<BarrierStatus, string>
  measure: Record<MeasureKind, string>
}

const dayOf = (instant: string) => instant.slice(0, 10)

/** The agreement that a barrier touches, and which of its articles, as one text. */
const agreementLine = (barrier: Barrier, locale: Locale) =>
  [
    barrier.agreement === null ? '' : inLocale(barrier.agreement, 'title', locale),
    inLocale(barrier, 'article', locale),
  ]
    .filter((text) => text !== '')
    .join(', ')

/** The register as lines of a file, with the names of its columns first. */
export function registerLines(
  barriers: readonly Barrier[],
  { facts, listTitle, market, kind, state, sample, bands, effects, status, measure }: RegisterTexts,
  locale: Locale,
  urlOf: (path: string) => string,
): string[][] {
  const head = [
    'ID',
    listTitle,
    market,
    'HS',
    kind,
    state,
    facts.authority,
    facts.started,
    facts.agreement,
    facts.companies,
    facts.loss,
    ...effectAnswers.map((answer) => `${facts.effects}: ${effects[answer]}`),
    facts.published,
    facts.updated,
    'URL',
    sample,
  ]
  const lines = barriers.map((one) => [
    String(one.id),
    inLocale(one, 'title', locale),
    inLocale(one.market, 'name', locale),
    one.hs_code ?? '',
    `${one.measure} ${measure[one.measure]}`,
    status[one.status],
    inLocale(one, 'authority', locale),
    one.started_on ?? '',
    agreementLine(one, locale),
    one.companies?.toString() ?? '',
    one.loss_band === null ? '' : bands[one.loss_band],
    ...effectAnswers.map((answer) => one.effects?.[answer].toString() ?? ''),
    dayOf(one.published_at),
    dayOf(one.updated_at),
    urlOf(routes.barrier(one.id)),
    one.sample ? sample : '',
  ])
  return [head, ...lines]
}
