import 'server-only'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { logger } from '@/lib/log/logger'
import { restoreRefused, consumeRefused } from '@/lib/metrics/refused-traffic'
import { networksShown, refusedDays } from '../contract'
import {
  addRefused,
  countNetworks,
  deleteRefusedBefore,
  selectByDay,
  selectByNetwork,
} from './refused-traffic.sql'

const pauseMs = 10_000
const dayMs = 86_400_000

/** The days for which refusals are stored, the first one first. */
const storedDays = () =>
  Array.from({ length: refusedDays }, (_, place) =>
    today(new Date(Date.now() - (refusedDays - 1 - place) * dayMs)),
  )

/**
 * Writes every ten seconds what this process refused, so that an attack costs one statement and no
 * answer waits for it. Returns the function that stops it.
 */
export function noteRefusedTraffic(): () => void {
  const timer = setInterval(() => void writeInTime(), pauseMs).unref()
  return () => clearInterval(timer)
}

async function writeInTime(): Promise<void> {
  try {
    await writeRefused(await database())
  } catch (error) {
    logger().warn({ err: error }, 'refused traffic was not counted')
  }
}

/** Writes what was counted since the last write; what fails is counted again with the next. */
export async function writeRefused(db: Executor): Promise<void> {
  const counts = consumeRefused()
  if (counts.length === 0) return
  try {
    await addRefused(db, today(), counts)
  } catch (error) {
    restoreRefused(counts)
    throw error
  }
}

/** Deletes refusals past their retention. */
export async function clearRefused(db: Executor): Promise<void> {
  await deleteRefusedBefore(db, storedDays()[0] ?? today())
}

/** Refused requests and failed logins by day and by network. Throws `forbidden`. */
export async function listRefused(actor: Actor) {
  requireAccess('staff:admin', actor)
  const db = await database()
  const days = storedDays()
  const since = days[0] ?? today()
  const [byDay, networks, total] = await Promise.all([
    selectByDay(db, since),
    selectByNetwork(db, since, networksShown),
    countNetworks(db, since),
  ])
  const none = { limited: 0, refused: 0, login: 0 }
  const timesOf = (on: string) => byDay.find((row) => row.day === on)?.times ?? none
  return { days: days.map((on) => ({ day: on, times: timesOf(on) })), networks, total }
}
