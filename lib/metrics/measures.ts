import { processWide } from '../settings/process-wide.ts'
import { newCount, newDurations, Series, type Count, type Durations } from './series.ts'

/**
 * What this process counts: plain numbers, which `exposition.ts` reads when they are asked for.
 * Labels never hold what a person sent.
 */
interface Measures {
  requests: Series<Durations>
  statements: Series<Durations>
  jobRuns: Series<Durations>
  mails: Series<Count>
  refusals: Series<Count>
  logins: Series<Count>
  pageReads: Record<'page_server' | 'next', { hits: number; misses: number }>
  evictions: Count
}

export const measures = (): Measures =>
  processWide('measures', () => ({
    requests: new Series(newDurations),
    statements: new Series(newDurations),
    jobRuns: new Series(newDurations),
    mails: new Series(newCount),
    refusals: new Series(newCount),
    logins: new Series(newCount),
    pageReads: { page_server: { hits: 0, misses: 0 }, next: { hits: 0, misses: 0 } },
    evictions: newCount(),
  }))

/** Counts a mail that was handed over, or refused by its server. */
export function countMail(result: 'sent' | 'failed'): void {
  measures().mails.at({ portal_mail_result: result }).times += 1
}

/** Counts an action that a limit refused. */
export function countLimitRefusal(action: string): void {
  measures().refusals.at({ portal_limit_action: action }).times += 1
}

type LoginResult = 'success' | 'second_factor' | 'refused' | 'limited' | 'error'

/** Counts a login attempt by its result. */
export function countLogin(result: LoginResult): void {
  measures().logins.at({ portal_login_result: result }).times += 1
}
