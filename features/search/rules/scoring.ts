import { routes } from '@/lib/routing/routes'
import { adjacent, conditionsOf, termQuery, type Search } from '@/lib/search/query'
import { formsOf, isEmptyWord } from '@/lib/search/tokens'
import type { Phrase } from '@/lib/search/phrases'
import type { SearchType } from '../kinds/contract'
import type { Concept, Meaning } from './meaning'
import { isMatter, requiredOf, type Weighed } from './weighing'

type Place = NonNullable<Parameters<typeof termQuery>[1]>

/** Matches nothing: no token has this sign alone. */
const nothing = "'~'"

const phraseQuery = (phrase: Phrase, place: Place) =>
  `(${adjacent(
    phrase.map((word) => ({ word, forms: formsOf(word) })),
    place,
  )})`

/** The `tsquery` of the typed words of a concept; the words of a name stand next to each other. */
export const typedQuery = ({ terms }: Concept, place: Place = {}) => {
  const queries = terms.map((term) => termQuery(term, place))
  const isOfCodes = terms.some(({ groups }) => groups !== undefined)
  return isOfCodes ? `(${queries.join(' & ')})` : `(${queries.reduce(near)})`
}

/** Two words of a name, with at most one stop word between them. */
const near = (before: string, word: string) => `(${before} <1> ${word} | ${before} <2> ${word})`

/**
 * The `tsquery` of some other words for a concept. One word for what was typed in several may mean
 * another thing in a text: 'trainers' are shoes in a title, and people in most texts.
 */
function anyOf(phrases: readonly Phrase[], { terms }: Concept, place: Place): string {
  const heads: Place = place.titles || place.weights ? place : { weights: 'AB' }
  const queries = phrases.map((phrase) =>
    phraseQuery(phrase, terms.length > 1 && phrase.length === 1 ? heads : place),
  )
  return queries.length > 0 ? `(${queries.join(' | ')})` : nothing
}

/** The `tsquery` of words that mean the same. */
export const otherQuery = (concept: Concept, place: Place = {}) =>
  anyOf(concept.synonyms, concept, place)

/** The `tsquery` of words for more special things. */
export const relatedQuery = (concept: Concept, place: Place = {}) =>
  anyOf(concept.related, concept, place)

/** The `tsquery` of a concept in any of its words. */
export function conceptQuery(concept: Concept, place: Place = {}): string {
  const { synonyms, related } = concept
  const others = anyOf([...synonyms, ...related], concept, place)
  const typed = typedQuery(concept, place)
  return others === nothing ? typed : `(${typed} | ${others})`
}

/** The `tsquery` of any of these sets of concepts, under the conditions of the search. */
export function setsQuery(
  concepts: readonly Concept[],
  sets: readonly (readonly number[])[],
  { search, titles = false }: { search: Search; titles?: boolean },
): string {
  const alternatives = sets.map((set) =>
    set
      .flatMap((place) => concepts[place] ?? [])
      .map((one) => conceptQuery(one, { titles }))
      .join(' & '),
  )
  const query = alternatives.map((one) => `(${one})`).join(' | ')
  return [`(${query})`, ...conditionsOf(search)].join(' & ')
}

/**
 * Any of the concepts that say something, in titles; in a question also its kinds and actions, since
 * an answer to it names them.
 */
export function titledQuery({
  concepts,
  search,
  isQuestion,
}: Pick<Meaning, 'isQuestion'> & { concepts: readonly Weighed[]; search: Search }): string {
  const further = concepts.flatMap(({ kinds, role }, at) =>
    isQuestion && (kinds.length > 0 || role === 'action') ? [[at]] : [],
  )
  return setsQuery(concepts, [...requiredOf(concepts, 'one'), ...further], { search, titles: true })
}

/** Whether something is named next to a place. */
const isOfMarket = (concepts: readonly Concept[]) =>
  concepts.some(isMatter) && concepts.some(({ isPlace }) => isPlace)

/** What a search with a place is about, in titles and subjects; nothing without a place. */
export function matterQuery({
  concepts,
  search,
}: {
  concepts: readonly Concept[]
  search: Search
}) {
  if (!isOfMarket(concepts)) return nothing
  const queries = concepts.filter(isMatter).map((one) => conceptQuery(one, { weights: 'AB' }))
  return [...queries, ...conditionsOf(search)].join(' & ')
}

/** What the score of a record is made of, concept by concept, as lists in the same order. */
export interface Scoring {
  /** The share of each concept in the meaning of the search. */
  weights: readonly number[]
  /** Whether each concept is what the search is about, next to a place. */
  matters: readonly boolean[]
  /** Whether it names something next to a place. */
  of_market: boolean
  /** The typed words in titles, in titles or subjects, and anywhere. */
  typed: Readonly<Record<'title' | 'subject' | 'anywhere', readonly string[]>>
  /** Other words for them. */
  others: Readonly<Record<'title' | 'subject' | 'anywhere', readonly string[]>>
  /** Words for more special things. */
  related: Readonly<Record<'title' | 'subject' | 'anywhere', readonly string[]>>
  /** The typed words in their order, next to each other. */
  phrase: string
  /** The types that the search asks for, and the addresses of their lists (`like` patterns). */
  kinds: readonly SearchType[]
  /** The share of words for kinds in the meaning of the search. */
  kind_weight: number
  /** The types of which the latest records are results, after those that have more of the search. */
  listed: readonly SearchType[]
  /** The types that may answer it, where it is a question or speaks of trade as a whole. */
  explaining: readonly SearchType[]
  lists: readonly string[]
}

/** The page that lists the records of a type, as its address begins. */
const listAddresses: Partial<Record<SearchType, readonly string[]>> = {
  events: ['/pages/90-%', routes.localEvents()],
  exports: ['/pages/150-%'],
  publications: ['/pages/130-%'],
  statistics: ['/pages/130-%'],
  companies: ['/pages/160-%'],
  products: [routes.localBuyers('products'), '/pages/160-%'],
  services: [routes.localBuyers('services')],
  experts: [routes.poolOfExperts()],
  news: [routes.news()],
  trades: [routes.freeTradeAgreements(), routes.ftaMatrix(), '/pages/810-%'],
  questions: [routes.faq()],
  guide: ['/pages/120-%'],
  credentials: ['/pages/91-%'],
  barriers: [routes.barriers()],
  requests: [routes.buyingRequests()],
}

/**
 * The pages that are offered to a search that finds nothing: goods and their sellers, who helps, and
 * answers. A search with a word for a kind finds the page of that kind.
 */
export const nearestLists = (['products', 'companies', 'exports', 'questions'] as const).flatMap(
  (kind) => listAddresses[kind] ?? [],
)

const unnamedKindWeight = 1.6

/** Several words for kinds next to other words choose no more than one does. */
const kindWeightOf = (concepts: readonly Weighed[], kinds: readonly SearchType[]) => {
  const weights = concepts.flatMap((one) => (one.kinds.length > 0 ? one.weight : []))
  if (weights.length === concepts.length) return 1
  // A kind without a word for it ('what is on').
  if (weights.length === 0 && kinds.length > 0) return unnamedKindWeight
  return Math.max(0, ...weights)
}

/** The types that may explain something. */
const explaining: readonly SearchType[] = ['questions', 'guide', 'pages']

/** Who asks how something is done does not want all questions, unless for these. */
const answers: ReadonlySet<SearchType> = new Set(['questions', 'guide'])

/** Who asks how a company is checked does not want a list of them. */
const sellers: ReadonlySet<SearchType> = new Set(['companies', 'products'])

/** The latest records of these are results too; of all questions only for who asks for nothing else. */
const listedOf = (kinds: readonly SearchType[], isOfKinds: boolean) =>
  isOfKinds ? kinds : kinds.filter((kind) => !answers.has(kind))

/** The scoring of a search. */
export function scoringOf(
  meaning: Pick<
    Meaning,
    'kinds' | 'isQuestion' | 'isAdvice' | 'isAboutFigures' | 'isOwn' | 'asksForLists'
  > & {
    concepts: readonly Weighed[]
    search: Search
  },
): Scoring {
  const { concepts, search, kinds, isQuestion, isAdvice, isAboutFigures } = meaning
  const isOfKinds = concepts.every((one) => one.kinds.length > 0)
  const queries = (query: typeof typedQuery) => ({
    title: concepts.map((one) => query(one, { weights: 'A' })),
    subject: concepts.map((one) => query(one, { weights: 'AB' })),
    anywhere: concepts.map((one) => query(one)),
  })
  return {
    weights: concepts.map(({ weight }) => weight),
    matters: concepts.map(isMatter),
    of_market: isOfMarket(concepts),
    typed: queries(typedQuery),
    others: queries(otherQuery),
    related: queries(relatedQuery),
    phrase: search.terms.length > 1 ? adjacent(search.terms, { weights: 'AB' }) : nothing,
    kinds,
    kind_weight: kindWeightOf(concepts, kinds),
    listed: conditionsOf(search).length > 0 ? [] : listedOf(kinds, isOfKinds),
    explaining: [
      ...(isQuestion ? explaining : []),
      ...(isAboutFigures && !isAdvice ? (['statistics'] as const) : []),
    ],
    lists: [
      ...(meaning.isOwn && concepts.some(({ role }) => role === 'own') ? [routes.myCompany()] : []),
      ...kinds
        .filter((kind) => !isAdvice || !sellers.has(kind))
        .filter((kind) => isOfKinds || meaning.asksForLists || !answers.has(kind))
        .flatMap((kind) => listAddresses[kind] ?? []),
    ],
  }
}

/** The search with the other words for its concepts, which results mark too. */
export function withOtherWords({
  search,
  concepts,
}: {
  search: Search
  concepts: readonly Concept[]
}): Search {
  const others = concepts.flatMap(({ synonyms, related }) => [...synonyms, ...related].flat())
  const telling = others.filter((word) => !isEmptyWord(word))
  const terms = telling.map((word) => ({ word, forms: formsOf(word), beginning: null }))
  return { ...search, terms: [...search.terms, ...terms] }
}
