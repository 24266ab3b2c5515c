import { searchAll, type SearchAnswer } from '@/features/search/contract'
import { findEverywhere } from '@/features/search/server/service'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { isArabicText } from '@/lib/i18n/fold'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const judged = z.array(
  z.object({
    /** The search feature that the query tests. */
    about: z.string(),
    q: z.string(),
    /** The relevant records of the sample data, as `type:id`. */
    expect: z.array(z.string().regex(/^[a-z]+:\d+$/)).min(1),
  }),
)

export type JudgedQuery = z.infer<typeof judged>[number]

export function judgedQueries(): JudgedQuery[] {
  return judged.parse(JSON.parse(readFileSync('tests/search/judged-queries.json', 'utf8')))
}

/** Results that count, as the first page shows them. */
const first = 10

interface Judgement extends JudgedQuery {
  found: string[]
  /** The share of what was expected among the first ten. */
  recall: number
  /** One divided by the place of the first that was expected; 0 where none is found. */
  reciprocal: number
}

/** Asks as a member does, who may see publications too, in the language of the query. */
export async function ask(q: string): Promise<SearchAnswer> {
  const member = { ...anonymous, userId: 1 }
  const query = searchAll.query.parse({ q, locale: isArabicText(q) ? 'ar' : 'en' })
  return findEverywhere(query, contextInProcess(member, 'judge'))
}

async function judge(query: JudgedQuery): Promise<Judgement> {
  const { data } = await ask(query.q)
  const found = data.slice(0, first).map(({ type, id }) => `${type}:${id}`)
  const hits = query.expect.filter((record) => found.includes(record))
  const place = found.findIndex((record) => query.expect.includes(record))
  return {
    ...query,
    found,
    recall: hits.length / query.expect.length,
    reciprocal: place < 0 ? 0 : 1 / (place + 1),
  }
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Recall among the first ten, mean reciprocal rank, and every query that did not do well. */
export async function judgeAll() {
  const all: Judgement[] = []
  for (const query of judgedQueries()) all.push(await judge(query))
  const groups = [...new Set(all.map(({ about }) => about))]
  return {
    count: all.length,
    recall: mean(all.map(({ recall }) => recall)),
    reciprocalRank: mean(all.map(({ reciprocal }) => reciprocal)),
    groups: groups.map((about) => {
      const own = all.filter((one) => one.about === about)
      return {
        about,
        count: own.length,
        recall: mean(own.map(({ recall }) => recall)),
        reciprocalRank: mean(own.map(({ reciprocal }) => reciprocal)),
      }
    }),
    weak: all.filter(({ recall, reciprocal }) => recall < 1 || reciprocal < 1),
  }
}
