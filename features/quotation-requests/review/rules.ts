import type { HeldReason } from '@/lib/db/codes/quotation-requests'
import { fold } from '@/lib/i18n/fold'

/** How many companies may get the same text within a day before staff look at it. */
export const sameTextLimit = 3

/** How many requests one buyer may send to one company within a day before staff look at them. */
export const samePairLimit = 3

/** More links than this are a pattern of spam. */
const linkLimit = 2

const link =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|info|biz|top|xyz|ru|cn|shop|site|online)\b/giu

const patterns: readonly RegExp[] = [
  /\b(?:seo|backlinks?|guest posts?|link building|rank(?:ing)? (?:on|in) google)\b/iu,
  /\b(?:casino|viagra|forex|crypto(?:currency)? investment|loan offer|lottery)\b/iu,
  /\b(?:web ?site (?:re)?design|app development) (?:services?|offer)\b/iu,
  /\bt\.me\/|\bbit\.ly\/|\btinyurl\.com\//iu,
]

/** The number of links in a text. */
export function linksIn(text: string): number {
  return text.match(link)?.length ?? 0
}

interface Judged {
  name: string
  company_name: string
  subject: string
  text: string
}

/** Whether the words of a request look like spam: links in names, many links, or known offers. */
export function hasSpamPattern({ name, company_name, subject, text }: Judged): boolean {
  const lines = `${name}\n${company_name}\n${subject}`
  return (
    linksIn(lines) > 0 ||
    linksIn(text) > linkLimit ||
    patterns.some((pattern) => pattern.test(`${lines}\n${text}`))
  )
}

/** A text as it is compared with others: without case, marks, spaces and punctuation. */
export function comparedText(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** What is known of a request when it is to be sent on. */
export interface Signals {
  unchecked: boolean
  pattern: boolean
  /** The same person already asks this company the same. */
  repeated: boolean
  /** Companies that got the same text within a day, from anybody. */
  sameText: number
  /** The company got as many requests as a day allows, from this buyer or in total. */
  many: boolean
}

/** Why staff look at a request first; null when it is sent on at once. */
export function heldReason(signals: Signals): HeldReason | null {
  if (signals.repeated || signals.sameText >= sameTextLimit) return 'duplicate'
  if (signals.pattern) return 'pattern'
  if (signals.unchecked) return 'unchecked'
  return signals.many ? 'many' : null
}
