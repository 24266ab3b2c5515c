import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A span of seconds. */
export const span = (seconds: number | SQLWrapper): SQL =>
  sql`make_interval(secs => ${seconds}::double precision)`

/** Clocks of two servers of one database may differ by this. */
export const clockTolerance = sql`interval '1 minute'`

/**
 * Whether a stored instant is further ahead than anything writes it, which is its own span from now:
 * a clock that ran ahead wrote it, and nobody waits for it or relies on it. It has a tolerance, since
 * `now()` is when the own transaction began: another one may have begun later and written it.
 */
export const isTooFarAhead = (instant: SQLWrapper, longest: SQL): SQL<boolean> =>
  sql<boolean>`${instant} > now() + ${longest} + ${clockTolerance}`

/** Whether a stored instant that has passed is of the last span; one ahead of the clock is not. */
export const isRecent = (instant: SQLWrapper, longest: SQL): SQL<boolean> =>
  sql<boolean>`(${instant} > now() - ${longest} and not ${isTooFarAhead(instant, clockTolerance)})`
