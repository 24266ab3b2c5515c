import 'server-only'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database, type Database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { retentionDays } from '../contract'
import { countedPage, isProgram, recordOf } from '../rules'
import { addViews, deleteViewsBefore, selectMostRead, selectTitles, type Views } from './repository'

const waitMs = 5_000
const mostWaiting = 1_000
const dayMs = 86_400_000

interface Waiting {
  pages: Map<string, Views>
  timer?: NodeJS.Timeout | undefined
}

const waiting = () => processWide<Waiting>('page-views', () => ({ pages: new Map() }))

/**
 * Counts a reading of a page; who reads, nobody notes. A path that opens no page and a program that
 * says what it is are not counted, and neither is told so.
 */
export async function countPageView(path: string, agent: string) {
  const counted = countedPage(path)
  if (counted && !isProgram(agent)) notePageView(await database(), counted)
  return 'Success' as const
}

/** Notes a reading, to be written some seconds later, together with others. */
export function notePageView(db: Database, { page, locale }: Omit<Views, 'views'>): void {
  const state = waiting()
  const key = `${page} ${locale}`
  const noted = state.pages.get(key) ?? { page, locale, views: 0 }
  if (noted.views === 0 && state.pages.size >= mostWaiting) return
  noted.views += 1
  state.pages.set(key, noted)
  state.timer ??= setTimeout(() => void writeInTime(db), waitMs).unref()
}

async function writeInTime(db: Database): Promise<void> {
  try {
    await writePageViews(db)
  } catch (error) {
    logger().warn({ err: error }, 'page views were not counted')
  }
}

/** Writes what was noted since the last time. */
export async function writePageViews(db: Executor): Promise<void> {
  const state = waiting()
  const views = [...state.pages.values()]
  clearTimeout(state.timer)
  state.timer = undefined
  state.pages = new Map()
  if (views.length > 0) await addViews(db, today(), views)
}

const daysAgo = (days: number) => today(new Date(Date.now() - days * dayMs))

/** Forgets what was read longer ago than it is kept. */
export async function clearPageViews(db: Executor): Promise<void> {
  await deleteViewsBefore(db, daysAgo(retentionDays))
}

/** Pages that stand in no menu and are no record. */
const otherPages: readonly string[] = ['/', '/search']
/** So many of the most read are looked at: what was told of pages that are not there is passed over. */
const mostLookedAt = 200

/**
 * What was read most often in some days, by its titles, in each language; the page of a record that
 * is gone and an address that never was one are left out.
 */
export async function mostRead(db: Executor, days: number, limit: number) {
  const rows = await selectMostRead(db, daysAgo(days), mostLookedAt)
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
