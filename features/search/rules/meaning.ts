import { homeCountry } from '@/lib/country/home'
import type { Phrase } from '@/lib/search/phrases'
import { isPronounUs } from '@/lib/search/pronouns'
import type { Search, Term } from '@/lib/search/query'
import {
  advice,
  answerLists,
  explanation,
  isAboutTrade,
  papers,
  ranking,
  reporting,
  troubles,
  whatIsOn,
} from '@/lib/search/questions'
import {
  atHome,
  circumstancesOf,
  isBeforeCode,
  partnersOf,
  sideWordsOf,
} from '@/lib/search/side-words'
import type { Entry, Thesaurus } from '@/lib/search/thesaurus'
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
  /** A place in the home country. */
  isLocal: boolean
}

export interface Lookups {
  places: Thesaurus<string>
  kinds: Thesaurus<readonly SearchType[]>
  actions: Thesaurus<'action' | 'subject'>
  synonyms: Thesaurus<null>
}

/** The code of a governorate (ISO 3166-2) begins like this. */
const governorate = `${homeCountry.code}-`

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
  /** Whether it asks what to do, so that a place is where it is done, and not what is asked about. */
  isTask: boolean
  /** Whether it asks which papers somebody must have. */
  isAboutPapers: boolean
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
    const action = isDone.test(tokens[0] ?? '') ? null : lookups.actions(tokens)
    const synonym = action && isOwn(typed) ? null : readName(lookups.synonyms, tokens)
    const side = sideWordsOf(tokens) ?? circumstancesOf(tokens)
    const longest = Math.max(...[place, kind, synonym, action, side].map((one) => one?.length ?? 1))
    const length = isBeforeLonger(lookups, tokens, longest) ? 1 : longest
    const read = <Meant>(entry: Entry<Meant> | null) => (entry?.length === length ? entry : null)
    const found = [read(place), read(synonym)].flatMap((one) => one ?? [])
    const named = terms.slice(at, at + length)
    concepts.push({
      terms: read(place) ? named.map(asName) : named,
      synonyms: found.flatMap(({ phrases }) => phrases).filter((one) => one.join() !== pronoun),
      related: found.flatMap(({ related }) => related),
      role:
        read(action)?.meanings[0] ??
        (isSide(tokens[0], typed, read(side)) ||
        isBeforeCode(tokens, length) ||
        (isAtHome(read(place)) && terms.length > length)
          ? 'side'
          : 'subject'),
      isPlace: read(place) !== null && !isAtHome(read(place)) && !isLocal(read(place)),
      isLocal: isLocal(read(place)),
      kinds: isNoKind(read(place), tokens[0], typed) ? [] : (read(kind)?.meanings.flat() ?? []),
    })
    isAction ||= read(action) !== null && terms.length > 1
    at += length
  }
  const isRanking = ranking.test(typed)
  const isTrouble = troubles.test(typed)
  const named = withMatter(
    concepts.map((concept, at) => withoutMarket(concept, concepts, at)),
    isTrouble,
  ).map((concept) => (isRanking ? asMeasured(concept) : concept))
  const chosen = isAction ? named.map(asObject) : named
  const isQuestion = isAction || isTrouble || explanation.test(typed) || papers.test(typed)
  return {
    concepts: chosen,
    kinds: [
      ...new Set([
        ...chosen.flatMap(({ kinds }) => kinds),
        ...(whatIsOn.test(typed) ? (['events'] as const) : []),
        ...(isRanking ? (['statistics'] as const) : []),
      ]),
    ],
    isQuestion,
    isAdvice: isTrouble || advice.test(typed),
    isAboutFigures: isRanking || isAboutTrade(typed),
    isAboutPapers: papers.test(typed),
    isTask: isQuestion && !isRanking && chosen.every(isNoRecord),
    isOwn: isOwn(typed),
    asksForLists: answerLists.test(typed),
  }
}

/** Whether the home country only precedes a longer name: its name, then 'exports by country'. */
function isBeforeLonger(lookups: Lookups, [first = '', ...others]: string[], length: number) {
  const after = isAtHome(lookups.places([first])) ? readName(lookups.synonyms, others) : null
  return length > 1 && (after?.length ?? 0) >= length
}

/** The country of the portal, which nearly everything is about. */
const isAtHome = (place: Entry<string> | null) =>
  place?.meanings.includes(homeCountry.code) ?? false

/** A governorate of the home country. */
const isLocal = (place: Entry<string> | null) =>
  place?.meanings.some((meaning) => meaning.startsWith(governorate)) ?? false

/** The kinds of records that say how something is done. */
const explaining: ReadonlySet<SearchType> = new Set(['questions', 'guide', 'pages'])

/** Companies and goods of a question are those that it is about; other records are looked for. */
const ofQuestions: ReadonlySet<SearchType> = new Set([...explaining, 'companies', 'products'])

const isNoRecord = ({ kinds }: Concept) => kinds.every((kind) => ofQuestions.has(kind))

/** Whether a concept is nothing but one of some words. */
const isOneOf = ({ terms }: Concept, names: Thesaurus<null>) =>
  names(terms.map(({ word }) => word))?.length === terms.length

/** Words that say what goes wrong, or what a price is: the partner next to them is incidental. */
const isCore = (concept: Concept, isTrouble: boolean) =>
  !isOneOf(concept, partnersOf) &&
  !concept.isPlace &&
  concept.kinds.length === 0 &&
  (concept.role === 'subject' || (isTrouble && concept.role === 'action'))

/**
 * The matter of a text in which something goes wrong, or in which all words but those for a price say
 * with whom or in what order: the partner is incidental, and the action or the price is the matter.
 */
function withMatter(concepts: readonly Concept[], isTrouble: boolean): readonly Concept[] {
  const isPrice = ({ role, synonyms, terms }: Concept) =>
    role === 'side' && synonyms.length > 0 && terms.some(({ word }) => prices.test(word))
  const hasCore = concepts.some((one) => isCore(one, isTrouble))
  if (!(isTrouble && hasCore) && !(!hasCore && concepts.some(isPrice))) return concepts
  return concepts.map((concept) => {
    if (isOneOf(concept, partnersOf)) return { ...concept, role: 'side', kinds: [] }
    const isRaised = isTrouble ? concept.role === 'action' : isPrice(concept)
    return isRaised ? { ...concept, role: 'subject' } : concept
  })
}

const prices = /^(?:pric(?:e|es|ing)|cost|(?:ال)?(?:سعر|اسعار|تسعير|كلفه|تكلفه))$/

/** Goods and services whose figure is asked for are no records to look for. */
const asMeasured = (concept: Concept): Concept =>
  concept.kinds.includes('statistics') ? concept : { ...concept, kinds: [] }

/** A name, also after a particle: 'to', 'in', 'and' (`لأمريكا`). */
function readName<Meant>(lookup: Thesaurus<Meant>, tokens: readonly string[]) {
  const [first = '', ...others] = tokens
  const found = lookup(tokens)
  return found ?? (joined.test(first) ? lookup([first.slice(1), ...others]) : null)
}

const joined = /^[لبو](?!ل)(?=[\u0621-\u064a]{3})/u

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

/** What was done is nothing to do: 'barriers reported in Egypt'. */
const isDone = /[a-z]{3}ed$/

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
const isPosted = (kind: SearchType) => kind === 'barriers' || kind === 'requests'

/** The company of 'register my company' is the person's own, and no kind of record to look for. */
function asObject(concept: Concept): Concept {
  if (concept.kinds.includes('companies')) return { ...concept, kinds: [], role: 'own' }
  return concept.kinds.some(isPosted) ? { ...concept, kinds: [] } : concept
}
