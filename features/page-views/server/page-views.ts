import 'server-only'
import { dayAfter, today } from '@/lib/i18n/today'
import type { Period } from '@/lib/api/day-range'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database, type Database, type Executor } from '@/lib/db/database'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { retentionDays } from '../contract'
import { countedPage, isProgram, recordOf } from '../rules'
import {
  addViews,
  deleteViewsBefore,
  selectMostRead,
  selectTitles,
  sumViews,
  type Views,
} from './page-views.sql'

const waitMs = 5_000
const maxWaiting = 1_000

interface Waiting {
  pages: Map<string, Views>
  timer?: NodeJS.Timeout | undefined
}

const waiting = () => processWide<Waiting>('page-views', () => ({ pages: new Map() }))

/**
 * Counts a page view, without recording the reader. Unknown paths and declared programs get the same
 * answer and are not counted.
 */
export async function countPageView(path: string, agent: string) {
  const counted = countedPage(path)
  if (counted && !isProgram(agent)) {
    queuePageView(await database(), counted)
  }
  return 'Success' as const
}

/** Queues a page view, to be written some seconds later, together with others. */
export function queuePageView(db: Database, { page, locale }: Omit<Views, 'views'>): void {
  const state = waiting()
  const key = `${page} ${locale}`
  const noted = state.pages.get(key) ?? { page, locale, views: 0 }
  if (noted.views === 0 && state.pages.size >= maxWaiting) return
  noted.views += 1
  state.pages.set(key, noted)
  state.timer ??= setTimeout(() => void writeLater(db), waitMs).unref()
}

async function writeLater(db: Database): Promise<void> {
  try {
    await writePageViews(db)
  } catch (error) {
    logger().warn({ err: error }, 'page views were not counted')
  }
}

/** Writes the queued page views. */
export async function writePageViews(db: Executor): Promise<void> {
  const state = waiting()
  const views = [...state.pages.values()]
  clearTimeout(state.timer)
  state.timer = undefined
  state.pages = new Map()
  if (views.length > 0) await addViews(db, today(), views)
}

/** Deletes page views past their retention. */
export async function clearPageViews(db: Executor): Promise<void> {
  await deleteViewsBefore(db, dayAfter(today(), -retentionDays))
}

/** The number of page views in a period. */
export const viewsIn = sumViews

/** Pages that are in no menu and show no record. */
const otherPages: readonly string[] = ['/', '/search']
/** The number of candidates: counted paths without a page are skipped. */
const maxCandidates = 200

/**
 * The most read pages of a period with their titles, in each language; pages of removed records and
 * unknown addresses are left out.
 */
export async function mostRead(db: Executor, period: Period, limit: number) {
  const rows = await selectMostRead(db, period, maxCandidates)
  const records = rows.flatMap(({ page }) => recordOf(page) ?? [])
  const documents = await selectTitles(db, records)
  const byRecord = new Map(documents.map((one) => [`${one.kind} ${one.id}`, one]))
  const byPage = new Map(
    documents.flatMap((one) => {
      const page = one.kind === 'pages' && countedPage(one.path)?.page
      return page ? [[page, one] as const] : []
    }),
  )
  const titled = rows.flatMap((row) => {
    const record = recordOf(row.page)
    const found = record ? byRecord.get(`${record.kind} ${record.id}`) : byPage.get(row.page)
    if (found) return [{ ...row, ...bilingualPair('title', textsOf(found, 'title')) }]
    return otherPages.includes(row.page) ? [{ ...row, ...bothLanguages('title', '') }] : []
  })
  return titled.slice(0, limit)
}
