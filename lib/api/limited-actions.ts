/**
 * How often one address (or account) may do each action: `times` in `seconds` (RELIABILITY.md 2.2). The setting
 * `LIMITS` gives other values: `consultation=10/600,feedback=50/600`.
 */
export const limitedActions = {
  login: { times: 30, seconds: 600 },
  register: { times: 5, seconds: 3600 },
  forget: { times: 10, seconds: 3600 },
  reset: { times: 10, seconds: 3600 },
  'forget-account': { times: 3, seconds: 3600 },
  resend: { times: 1, seconds: 60 },
  'resend-day': { times: 5, seconds: 86_400 },
  /** Re-authentication, by person. */
  'account-change': { times: 10, seconds: 3600 },
  /** Forms that may have files, and those that did, by person. */
  form: { times: 120, seconds: 3600 },
  upload: { times: 30, seconds: 3600 },
  /** Taking part in events. */
  join: { times: 20, seconds: 60 },
  /** Enquiries by address, by person, by person and day, and by person without a checked captcha. */
  enquiry: { times: 30, seconds: 600 },
  'enquiry-person': { times: 5, seconds: 600 },
  'enquiry-day': { times: 20, seconds: 86_400 },
  'enquiry-unchecked': { times: 2, seconds: 3600 },
  /** Links of the newsletter; the servers of one mail provider unsubscribe many people. */
  newsletter: { times: 120, seconds: 600 },
  /** Searches of the Harmonized System, which read all of it. */
  'code-search': { times: 60, seconds: 60 },
  /** Searches, and suggestions while somebody types; a network may share an address. */
  search: { times: 300, seconds: 60 },
  suggestion: { times: 600, seconds: 60 },
  /** Page views. */
  'page-view': { times: 300, seconds: 60 },
  consultation: { times: 5, seconds: 600 },
  feedback: { times: 30, seconds: 600 },
  report: { times: 60, seconds: 600 },
} as const satisfies Record<string, Limit>

/** Each instance counts these in memory: a read must not wait for a write. */
export const countedInMemory: readonly LimitedAction[] = ['search', 'suggestion', 'page-view']

export interface Limit {
  times: number
  seconds: number
}

export type LimitedAction = keyof typeof limitedActions

export type Limits = Record<LimitedAction, Limit>

const names = Object.keys(limitedActions) as readonly LimitedAction[]

/** Parses the setting; null when it names an unknown action or an invalid limit. */
export function parseLimits(text: string): Limits | null {
  const limits: Limits = { ...limitedActions }
  for (const part of text.split(',').filter((given) => given.trim() !== '')) {
    const found = /^\s*([a-z-]+)=([1-9]\d{0,6})\/([1-9]\d{0,6})\s*$/.exec(part)
    const name = names.find((candidate) => candidate === found?.[1])
    if (!found || !name) return null
    limits[name] = { times: Number(found[2]), seconds: Number(found[3]) }
  }
  return limits
}
