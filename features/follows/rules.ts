import type { FollowKind } from '@/lib/db/codes/follows'
import { readSearch } from '@/lib/search/query'

/** What is followed: a kind, and which of it. */
export interface FollowTopic {
  kind: FollowKind
  target: string
}

/** The target that means all of a kind. */
export const allTargets = 'all'

/** The length of a search that can be followed. */
export const targetLimit = 100

/** What one person can follow. */
export const followLimit = 100

/** An unconfirmed follow is deleted after this time, and an address that has stopped its mails. */
export const pendingDays = 7

const patterns: Readonly<Record<Exclude<FollowKind, 'search'>, RegExp>> = {
  sector: /^[1-9]\d{0,8}$/,
  hs: /^\d{2}(?:\d{2}){0,2}$/,
  market: /^[A-Z]{2}$/,
  company: /^[1-9]\d{0,8}$/,
  agreement: /^[1-9]\d{0,8}$/,
  event: /^(?:all|[1-9]\d{0,8})$/,
  barriers: /^(?:all|[1-9]\d{0,8})$/,
  requests: /^(?:all|hs:\d{2}(?:\d{2}){0,2}|sector:[1-9]\d{0,8}|market:[A-Z]{2})$/,
}

/** A target in its one spelling; null for one that the kind cannot have. */
export function targetOf(kind: FollowKind, given: string): string | null {
  const text = given
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
  if (kind === 'search') return wordsKey(text) === '' || text.length > targetLimit ? null : text
  return patterns[kind].test(text) ? text : null
}

/** Whether a typed search can be followed. */
export function canFollowSearch(text: string): boolean {
  return targetOf('search', text) !== null
}

/** The topic as changes name it; searches that find the same have the same one. */
export function topicOf({ kind, target }: FollowTopic): string {
  return `${kind}:${kind === 'search' ? wordsKey(target) : target}`
}

/** A followed search, finished: its last word is no prefix. */
export function followedSearch(target: string) {
  return readSearch(`${target} `)
}

function wordsKey(target: string): string {
  const { terms, name } = followedSearch(target)
  return terms.length === 0 ? '' : name
}

/** The records of a mail; it says how many others are on the pages of the topics. */
export const digestLength = 20

/** The entries of a feed. */
export const feedLength = 30
