import { isShownInSearch } from '@/features/market-access/question/rules'
import { answerQuestion } from '@/features/market-access/question/server/question'
import { searchAll, type SearchAnswer } from '@/features/search/contract'
import { findEverywhere } from '@/features/search/server/search'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { oncePerDatabase } from '@/lib/db/once-per-database'
import { statistics } from '@/lib/db/schema/statistics'
import { isArabicText } from '@/lib/i18n/fold'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const judged = z.array(
  z.object({
    /** Who asks: an importer, exporter, student, journalist, officer, customs broker or visitor. */
    role: z.string(),
    /** The search feature that the query tests. */
    about: z.string(),
    q: z.string(),
    /**
     * How welcome records of the sample data are, from 1 (of some use) to 3 (exactly this): a record
     * as `type:id`, a statistic by its identifier, an answer of market access by its address.
     */
    grades: z.record(z.string().regex(/^[a-z]+:\S+$/), z.int().min(1).max(3)),
  }),
)

export type JudgedQuery = z.infer<typeof judged>[number]

export function judgedQueries(): JudgedQuery[] {
  return judged.parse(JSON.parse(readFileSync('tests/search/judged-queries.json', 'utf8')))
}

/** Results that count, as the first page shows them. */
const first = 10
/** The lowest grade of a right answer. */
const right = 2

export interface Figures {
  /** The share of the right answers among the first ten, of ten at most. */
  recall: number
  /** One divided by the place of the first right answer; 0 without one. */
  reciprocalRank: number
  /** The normalised discounted cumulative gain of the first ten. */
  gain: number
  /** The share of queries with a right answer among the first five. */
  amongFive: number
}

/** The lower bound for words that are typed as records have them: nothing of it may be lost. */
const leastOfWords = { recall: 0.995, reciprocalRank: 0.969, gain: 0.975 } as const
/** The lower bound for intentions, which rises with the search; the aim is that of words. */
const leastOfIntentions = { recall: 0.849, reciprocalRank: 0.888, gain: 0.792 } as const

/** The queries of a role are intentions; those of any visitor test how words are read. */
const isOfWords = ({ role }: JudgedQuery) => role === 'visitor'

type Floor = Readonly<Omit<Figures, 'amongFive'>>

const isOver = (figures: Figures, floor: Floor) =>
  figures.recall >= floor.recall &&
  figures.reciprocalRank >= floor.reciprocalRank &&
  figures.gain >= floor.gain

interface Judgement extends JudgedQuery, Figures {
  found: string[]
}

/** Asks as a member does, who may see publications too, in the language of the query. */
async function ask(q: string): Promise<SearchAnswer> {
  const member = { ...anonymous, userId: 1 }
  const query = searchAll.query.parse({ q, locale: isArabicText(q) ? 'ar' : 'en' })
  return findEverywhere(query, contextInProcess(member, 'judge'))
}

/** The identifiers of statistics by their numbers. */
const statisticIdentifiers = oncePerDatabase(async (db) => {
  const { number, identifier } = statistics
  const rows = await db.select({ number, identifier }).from(statistics)
  return new Map(rows.map((row) => [row.number, row.identifier]))
})

async function recordsFor(q: string): Promise<string[]> {
  const [{ data }, identifiers] = await Promise.all([
    ask(q),
    statisticIdentifiers(await database()),
  ])
  return data
    .slice(0, first)
    .map(({ type, id }) => `${type}:${type === 'statistics' ? identifiers.get(id) : id}`)
}

/** What a person sees for a text, from the top: the answer for a market, then records. */
async function seen(q: string): Promise<string[]> {
  const [records, answer] = await Promise.all([
    recordsFor(q),
    answerQuestion({ q, market: '', locale: 'en' }, 'en'),
  ])
  const address = answer.path?.replace(/(\/\d{4,6})-.*$/, '$1')
  const answers = address !== undefined && isShownInSearch(answer, q) ? [`answer:${address}`] : []
  return [...answers, ...records].slice(0, first)
}

/** A heading and a subheading of it are the same answer. */
const isSame = (one: string, other: string) =>
  one === other ||
  (/^answer:.*\/\d{4,6}$/.test(one) &&
    /\d{4,6}$/.test(other) &&
    (one.startsWith(other) || other.startsWith(one)))

function figuresOf(grades: JudgedQuery['grades'], found: readonly string[]): Figures {
  const gradeOf = (key: string) =>
    Math.max(
      0,
      ...Object.entries(grades).flatMap(([one, grade]) => (isSame(one, key) ? grade : [])),
    )
  const wanted = Object.entries(grades).filter(([, grade]) => grade >= right)
  const hits = wanted.filter(([key]) => found.some((one) => isSame(one, key))).length
  const place = found.findIndex((key) => gradeOf(key) >= right)
  const ideal = Object.values(grades)
    .toSorted((a, b) => b - a)
    .slice(0, first)
  return {
    recall: wanted.length === 0 ? 1 : hits / Math.min(first, wanted.length),
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    gain: cumulative(found.map(gradeOf)) / (cumulative(ideal) || 1),
    amongFive: place >= 0 && place < 5 ? 1 : 0,
  }
}

const cumulative = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

const names = ['recall', 'reciprocalRank', 'gain', 'amongFive'] as const

const meanOf = (all: readonly Figures[]): Figures => {
  const mean = (name: keyof Figures) =>
    all.reduce((sum, one) => sum + one[name], 0) / (all.length || 1)
  const [recall, reciprocalRank, gain, amongFive] = names.map(mean)
  return {
    recall: recall ?? 0,
    reciprocalRank: reciprocalRank ?? 0,
    gain: gain ?? 0,
    amongFive: amongFive ?? 0,
  }
}

const weakest = 20

/** The figures of all queries and of each class, and the worst twenty for editors. */
export async function judgeAll() {
  const all: Judgement[] = []
  for (const query of judgedQueries()) {
    const found = isOfWords(query) ? await recordsFor(query.q) : await seen(query.q)
    all.push({ ...query, found, ...figuresOf(query.grades, found) })
  }
  const classes = (field: 'about' | 'role') =>
    [...new Set(all.map((one) => one[field]))].map((name) => {
      const own = all.filter((one) => one[field] === name)
      return { name, count: own.length, ...meanOf(own) }
    })
  return {
    count: all.length,
    ...meanOf(all),
    all,
    classes: [...classes('role'), ...classes('about')],
    isGoodEnough:
      isOver(meanOf(all.filter(isOfWords)), leastOfWords) &&
      isOver(meanOf(all.filter((one) => !isOfWords(one))), leastOfIntentions),
    worst: all.toSorted((a, b) => a.gain - b.gain).slice(0, weakest),
  }
}
