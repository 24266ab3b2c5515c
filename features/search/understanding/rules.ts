import {
  advice,
  answerLists,
  explanation,
  figures,
  reporting,
  whatIsOn,
} from '@/lib/search/kind-words'
import type { Search, Term } from '@/lib/search/query'
import type { Phrase } from '@/lib/search/phrases'
import type { Entry, Thesaurus } from '@/lib/search/thesaurus'
import { isPronounUs } from '@/lib/search/pronouns'
import { atHome, sideWordsOf } from '@/lib/search/side-words'
import type { SearchType } from '../kinds/contract'

/** One thing that a search names: the typed words, and other words for it. */
export interface Concept {
  terms: readonly Term[]
  synonyms: readonly Phrase[]
  /** Words for more special things, which count less. */
  related: readonly Phrase[]
  /**
   * Which a record need not have: what a person wants to do, the company that it is done for, or a
   * word that is not the matter itself.
   */
  role: 'action' | 'own' | 'side' | 'subject'
  /** The types that the words choose; they need not occur in a record. */
  kinds: readonly SearchType[]
  isPlace: boolean
}

export interface Lookups {
  places: Thesaurus<string>
  kinds: Thesaurus<readonly SearchType[]>
  actions: Thesaurus<'action' | 'subject'>
  synonyms: Thesaurus<null>
}

/** What a search means. */
export interface Meaning {
  concepts: readonly Concept[]
  /** The types that it asks for, without those that only a question suggests. */
  kinds: readonly SearchType[]
  /** Whether it is a question, which an answer or a guide may explain. */
  isQuestion: boolean
  /** Whether it asks how, and not who or which. */
  isAdvice: boolean
  /** Whether it speaks of trade as a whole, which figures answer. */
  isAboutFigures: boolean
  /** Whether it speaks of the person's own company. */
  isOwn: boolean
  /** Whether it names the guide or the questions themselves. */
  asksForLists: boolean
}

/** Reads names of places, words for kinds and synonyms in the words of a search, the longest first. */
export function meaningOf(search: Search, typed: string, lookups: Lookups): Meaning {
  const concepts: Concept[] = []
  let isAction = false
  const terms = search.terms.filter((term, _, all) => all.length === 1 || !isHome(term, typed))
  for (let at = 0; at < terms.length;) {
    const tokens = terms.slice(at).map(({ word }) => word)
    const isPronoun = tokens[0] === pronoun && isPronounUs(typed)
    const place = isPronoun ? null : readName(lookups.places, tokens)
    const kind = lookups.kinds(tokens)
    const action = lookups.actions(tokens)
    const synonym = action && isOwn(typed) ? null : readName(lookups.synonyms, tokens)
    const side = sideWordsOf(tokens)
    const length = Math.max(...[place, kind, synonym, action, side].map((one) => one?.length ?? 1))
    const read = <Meant>(entry: Entry<Meant> | null) => (entry?.length === length ? entry : null)
    const found = [read(place), read(synonym)].flatMap((one) => one ?? [])
    const words = terms.slice(at, at + length)
    concepts.push({
      terms: read(place) ? words.map(asName) : words,
      synonyms: found.flatMap(({ phrases }) => phrases).filter((one) => one.join() !== pronoun),
      related: found.flatMap(({ related }) => related),
      role:
        read(action)?.meanings[0] ??
        (isSide(tokens[0], typed, read(side)) || (isAtHome(read(place)) && terms.length > length)
          ? 'side'
          : 'subject'),
      isPlace: read(place) !== null && !isAtHome(read(place)),
      kinds: isNoKind(read(place), tokens[0], typed) ? [] : (read(kind)?.meanings.flat() ?? []),
    })
    isAction ||= read(action) !== null && terms.length > 1
    at += length
  }
  const named = concepts.map((concept, at) => withoutMarket(concept, concepts, at))
  const chosen = isAction ? named.map(asObject) : named
  return {
    concepts: chosen,
    kinds: [
      ...new Set([
        ...chosen.flatMap(({ kinds }) => kinds),
        ...(whatIsOn.test(typed) ? (['events'] as const) : []),
      ]),
    ],
    isQuestion: isAction || explanation.test(typed),
    isAdvice: advice.test(typed),
    isAboutFigures: figures.test(typed),
    isOwn: isOwn(typed),
    asksForLists: answerLists.test(typed),
  }
}

/** The country of the portal, which nearly everything is about. */
const isAtHome = (place: Entry<string> | null) => place?.meanings.includes('JO') ?? false

/** A name, also after a particle: 'to', 'in', 'and' (`لأمريكا`). */
function readName<Meant>(lookup: Thesaurus<Meant>, tokens: readonly string[]) {
  const [first = '', ...others] = tokens
  const found = lookup(tokens)
  return found ?? (joined.test(first) ? lookup([first.slice(1), ...others]) : null)
}

const joined = /^[لبو](?!ل)(?=[\u0621-\u064a]{4})/u

/** The word of pages such as 'contact us', which name no market. */
const pronoun = 'us'

const asName = (term: Term): Term =>
  term.word === pronoun ? { word: 'usa', forms: ['usa'], beginning: null } : term

/** Exporters as those whom a page is for, and not as companies to find. */
const isAudience = (word = '', typed: string) =>
  /^للمصدر/.test(word) || (/^exporters?$/.test(word) && /\b(?:for|to|by) exporters?\b/i.test(typed))

const isNoKind = (place: Entry<unknown> | null, word: string | undefined, typed: string) =>
  place !== null ||
  isAudience(word, typed) ||
  /^report(?:ed|ing)$/.test(word ?? '') ||
  (word === 'report' && reporting.test(typed))

/** Figures by sector, of which the sector is the matter. */
const bySector = /\bby sectors?\b|حسب (?:ال)?قطاع/i

const isSide = (word: string | undefined, typed: string, side: Entry<unknown> | null) =>
  (side !== null && !(/sector|قطاع/.test(word ?? '') && bySector.test(typed))) ||
  isAudience(word, typed)

/** The home in which goods are made, after 'from' or 'at'. */
const isHome = ({ word }: Term, typed: string) =>
  /^(?:home|ال?بيت|ال?منزل)$/.test(word) && atHome.test(typed)

/** What a person does with a company, and no kind of information about companies. */
const isOwn = (typed: string) => /\b(?:my|our)\b|(?:تي|تنا)(?!\p{L})/iu.test(typed)

/** The market of 'the German market' is the country. */
function withoutMarket(concept: Concept, all: readonly Concept[], at: number): Concept {
  const isNext = [all[at - 1], all[at + 1]].some((one) => one?.isPlace)
  const isMarket = concept.terms.every(({ word }) =>
    /^(?:markets?|(?:ال)?(?:سوق|اسواق))$/.test(word),
  )
  return isNext && isMarket ? { ...concept, role: 'side' } : concept
}

/** Records that people make themselves: an action on one looks for its page, and for no such record. */
const posted: ReadonlySet<SearchType> = new Set(['barriers', 'requests'])

/** The company of 'register my company' is the person's own, and no kind of record to look for. */
function asObject(concept: Concept): Concept {
  if (concept.kinds.includes('companies')) return { ...concept, kinds: [], role: 'own' }
  return concept.kinds.some((kind) => posted.has(kind)) ? { ...concept, kinds: [] } : concept
}

/** A concept with how rare it is: `weight` is its share of the meaning of the search, from 0 to 1. */
export interface Weighed extends Concept {
  weight: number
  /** Whether a title or a subject has it, or it is a number: records are about it. */
  isSubject: boolean
}

/** The records that match each concept, those with it in titles or subjects, and all that are counted. */
interface Counts {
  matches: readonly number[]
  heads: readonly number[]
  records: number
}

/** A word for a kind of record says less than others. */
const kindShare = 0.35
/** So does a word for what a person wants to do, and a year. */
const actionShare = 0.6
const yearShare = 0.6
/** A market is named on purpose. */
const placeShare = 1.6
/** A word in no title and no subject says less: it is what is done with things, seldom a thing. */
const bodyShare = 0.4

const isYear = (concept: Concept | undefined) =>
  concept?.terms.some(({ word }) => /^(?:19|20)\d\d$/.test(word)) ?? false

const isNumber = (concept: Concept | undefined) =>
  concept?.terms.some(({ word }) => /\p{N}/u.test(word)) ?? false

/** A number, or what has other names: it is a thing also where no record is about it. */
const isThing = (concept: Concept | undefined) =>
  isNumber(concept) || (concept?.synonyms.length ?? 0) > 0

/**
 * Weighs concepts by their rarity (inverse document frequency, as in BM25): a word in every second
 * record says little, a word in two records says nearly everything.
 */
export function weighed(
  concepts: readonly Concept[],
  { matches, heads, records }: Counts,
): Weighed[] {
  const onlyKinds = concepts.every(({ kinds }) => kinds.length > 0)
  const rarities = concepts.map(({ kinds, role, isPlace }, place) => {
    const found = Math.min(matches[place] ?? 0, records)
    const rarity = Math.log(1 + (records - found + 0.5) / (found + 0.5))
    if (kinds.length > 0) return onlyKinds ? rarity : rarity * kindShare
    if (role !== 'subject') return rarity * (role === 'action' ? actionShare : kindShare)
    if (isYear(concepts[place])) return rarity * yearShare
    if (isPlace) return rarity * placeShare
    return heads[place] === 0 && !isThing(concepts[place]) ? rarity * bodyShare : rarity
  })
  const sum = rarities.reduce((all, one) => all + one, 0) || 1
  return concepts.map((concept, place) => ({
    ...concept,
    weight: (rarities[place] ?? 0) / sum,
    isSubject: heads[place] !== 0 || isThing(concept),
  }))
}

/** The share of the meaning that a record must have where none has all of it. */
const leastShare = 0.45
/** Of a long text, in which people say more than records do. */
const leastShareOfMany = 0.4
const many = 4
const several = 3
/** A concept with less than this share of the greatest may be missing in any result. */
const negligible = 0.3
const mostCombined = 8

/** Whether records with a part of the meaning are found too, however many have all of it. */
export const isLoose = ({ concepts, isQuestion }: Pick<Meaning, 'concepts' | 'isQuestion'>) =>
  concepts.length >= several || (isQuestion && concepts.length > 1)

/** Whether a result must have all that says something, the greater part, one of it, or any word. */
export type Mode = 'all' | 'most' | 'one' | 'any'

/**
 * The concepts that a result must have: all that say something, or, with `most`, any set of them
 * with the rarest one and the greater part of the meaning; sets without superfluous members, by
 * their places.
 */
export function requiredOf(concepts: readonly Weighed[], mode: Mode): number[][] {
  if (mode === 'any') return concepts.map((_, place) => [place])
  const isOfKind = (place: number) =>
    (concepts[place]?.kinds.length ?? 0) > 0 || concepts[place]?.role !== 'subject'
  const places = concepts.map((_, place) => place)
  const named = places.filter((place) => !isOfKind(place))
  const candidates = named.length > 0 ? named : places
  const weight = (place: number) => concepts[place]?.weight ?? 0
  const greatest = Math.max(...candidates.map(weight))
  const telling = candidates.filter((place) => weight(place) >= greatest * negligible)
  if (mode === 'all') return [telling]
  if (mode === 'one') return telling.map((place) => [place])
  const subjects = telling.filter((place) => concepts[place]?.isSubject)
  const heaviest = (subjects.length > 0 ? subjects : telling)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, mostCombined)
  const total = heaviest.reduce((sum, place) => sum + weight(place), 0)
  const share = heaviest.length < many ? leastShare : leastShareOfMany
  return minimalSets(
    heaviest,
    (set) =>
      (heaviest[0] === undefined || set.includes(heaviest[0])) &&
      set.reduce((sum, one) => sum + weight(one), 0) >= total * share,
  )
}

function minimalSets(places: readonly number[], isEnough: (set: readonly number[]) => boolean) {
  const sets: number[][] = []
  for (let size = 1; size <= places.length; size += 1) {
    for (const set of combinations(places, size)) {
      const isSuperfluous = sets.some((known) => known.every((place) => set.includes(place)))
      if (!isSuperfluous && isEnough(set)) sets.push(set)
    }
  }
  return sets
}

function combinations(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return places.flatMap((place, at) =>
    combinations(places.slice(at + 1), size - 1).map((rest) => [place, ...rest]),
  )
}
