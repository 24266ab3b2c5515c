import type { SearchAnswer, SearchHit, Suggestion } from '@/features/search/contract'
import { searchTypes } from '@/features/search/kinds/contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import { answerCalls } from './test-transport'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

type Titles = Record<'en' | 'ar', string>

const titles = (name: string): Titles => ({ en: name, ar: `${name} بالعربية` })

/** A suggestion with default values. */
export function suggestionWith(id: number, given: { title?: Titles } & Partial<Suggestion> = {}) {
  const { title = titles(`Record ${id}`), ...rest } = given
  return {
    type: 'companies',
    id,
    ...bilingualPair('title', title),
    path: `/buyers/${id}`,
    date: null,
    ...rest,
  } satisfies Suggestion
}

type Ranges = Record<'en' | 'ar', [number, number][]>

/** A result with default values. */
export function hitWith(
  id: number,
  given: { title?: Titles; found?: Ranges; inExcerpt?: [number, number][] } & Partial<
    Omit<SearchHit, 'highlights'>
  > = {},
): SearchHit {
  const { title, found = { en: [], ar: [] }, inExcerpt = [], ...rest } = given
  return {
    ...suggestionWith(id, title && { title }),
    excerpt: '',
    excerpt_locale: 'en',
    ...rest,
    highlights: { ...bilingualPair('title', found), excerpt: inExcerpt },
  }
}

/** A response with these results; by default their counts. */
export function answerWith(data: SearchHit[], given: Partial<SearchAnswer> = {}): SearchAnswer {
  const countOf = (type: string) => data.filter((hit) => hit.type === type).length
  return {
    data,
    total: data.length,
    page: 1,
    per_page: 10,
    counts: countsOf(countOf),
    ...given,
  }
}

/** A number for each type. */
export function countsOf(countOf: (type: string) => number): SearchAnswer['counts'] {
  return {
    pages: 0,
    events: 0,
    trades: 0,
    agreements: 0,
    exports: 0,
    publications: 0,
    companies: 0,
    experts: 0,
    products: 0,
    services: 0,
    news: 0,
    questions: 0,
    guide: 0,
    statistics: 0,
    credentials: 0,
    barriers: 0,
    requests: 0,
    ...Object.fromEntries(searchTypes.map((type) => [type, countOf(type)])),
  }
}

const input = z.object({ query: z.record(z.string(), z.unknown()) })

interface WaitingCall {
  path: string
  query: Record<string, unknown>
  signal: AbortSignal | undefined
  answer: (value: unknown) => void
  fail: (error: Error) => void
}

/** Calls that the test resolves itself, in any order; popular searches are answered at once. */
export function waitingCalls(popular: readonly string[] = []): WaitingCall[] {
  const calls: WaitingCall[] = []
  answerCalls(({ path }, given, signal) => {
    if (path === 'search/popular') return Promise.resolve(popular)
    return new Promise((answer, fail) => {
      calls.push({ path, query: input.parse(given).query, signal, answer, fail })
      signal?.addEventListener('abort', () => fail(new Error('nobody waits')))
    })
  })
  return calls
}

/** The addresses of followed links; the window of these tests cannot navigate. */
export function followedLinks(): string[] {
  const followed: string[] = []
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    followed.push(link.getAttribute('href') ?? '')
  }
  document.addEventListener('click', follow)
  onTestFinished(() => document.removeEventListener('click', follow))
  return followed
}
