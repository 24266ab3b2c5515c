import 'server-only'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database, type Database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { logger } from '@/lib/log/logger'
import { tokensIn } from '@/lib/search/tokens'
import { processWide } from '@/lib/settings/process-wide'
import { retentionDays, topSearchesLimit } from '../contract'
import {
  addSearches,
  deleteSearchesBefore,
  selectFrequentSearches,
  selectTopSearches,
  type LoggedSearch,
} from './search-log.sql'

const waitMs = 5_000
const waitingLimit = 1_000
const maxTextLength = 100
const maxDigits = 6

interface Waiting {
  texts: Map<string, LoggedSearch>
  timer?: NodeJS.Timeout | undefined
}

const waiting = () => processWide<Waiting>('searches', () => ({ texts: new Map() }))

/**
 * The text that is counted: folded words; null where it looks like an email address or a telephone
 * number, which may be personal data.
 */
export function countedText(typed: string): string | null {
  const tokens = tokensIn(typed).map(({ word }) => word)
  const query = tokens.join(' ').slice(0, maxTextLength).trim()
  const digits = query.replace(/\D/g, '')
  return typed.includes('@') || digits.length > maxDigits || query === '' ? null : query
}

/**
 * Counts a search and whether it had results, without recording the person. Searches are written in
 * batches some seconds later, so that no answer waits for the database. A text that is a prefix of a
 * later one was still being typed, and is no longer counted.
 */
export function noteSearch(db: Database, typed: string, isFound: boolean): void {
  const query = countedText(typed)
  const state = waiting()
  if (query === null || (state.texts.size >= waitingLimit && !state.texts.has(query))) return
  removePrefix(state.texts, query)
  const text = state.texts.get(query) ?? { query, searches: 0, in_vain: 0 }
  text.searches += 1
  if (!isFound) text.in_vain += 1
  state.texts.set(query, text)
  state.timer ??= setTimeout(() => void writeInTime(db), waitMs).unref()
}

function removePrefix(texts: Waiting['texts'], query: string): void {
  for (let length = query.length - 1; length > 0; length -= 1) {
    const prefix = texts.get(query.slice(0, length))
    if (!prefix) continue
    prefix.searches -= 1
    prefix.in_vain = Math.min(prefix.in_vain, prefix.searches)
    if (prefix.searches === 0) texts.delete(prefix.query)
    return
  }
}

async function writeInTime(db: Database): Promise<void> {
  try {
    await writeSearches(db)
  } catch (error) {
    logger().warn({ err: error }, 'searches were not counted')
  }
}

/** Writes the searches that were counted since the last write. */
export async function writeSearches(db: Executor): Promise<void> {
  const state = waiting()
  const texts = [...state.texts.values()]
  clearTimeout(state.timer)
  state.timer = undefined
  state.texts = new Map()
  if (texts.length > 0) await addSearches(db, today(), texts)
}

const dayMs = 86_400_000

const firstDay = () => today(new Date(Date.now() - retentionDays * dayMs))

/** Deletes searches past their retention. */
export async function clearSearches(db: Executor): Promise<void> {
  await deleteSearchesBefore(db, firstDay())
}

const frequentLimit = 60

/** How many days and searches make a popular one. */
const popularFrom = { days: 3, searches: 5 }

/** Texts that were searched often on several of the last 30 days, folded, without any person. */
export const frequentSearches = (db: Executor): Promise<string[]> =>
  selectFrequentSearches(db, { since: firstDay(), ...popularFrom, limit: frequentLimit })

/** The most frequent searches, for editors. Throws `forbidden`. */
export async function listTopSearches(actor: Actor) {
  requireAccess('staff:data', actor)
  return selectTopSearches(await database(), topSearchesLimit)
}
