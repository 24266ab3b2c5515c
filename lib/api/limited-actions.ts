/**
 * How often one address (or account) may do each action: `times` in `seconds` (RELIABILITY.md 2.2). The
 * counters are in the database. The setting `LIMITS` gives other values of these and of
 * `trafficLimits`: `consultation=10/600,search=600/60`.
 */
export const limitedActions = {
  login: { times: 30, seconds: 600 },
  register: { times: 5, seconds: 3600 },
  forget: { times: 10, seconds: 3600 },
  reset: { times: 10, seconds: 3600 },
  'forget-account': { times: 3, seconds: 3600 },
  /** The verification mail once more, by mailbox; it is a `confirmation-mail`, too. */
  resend: { times: 1, seconds: 60 },
  /** Mails that verify a new address, by person. */
  'resend-day': { times: 5, seconds: 86_400 },
  /** Re-authentication, by person. */
  'account-change': { times: 10, seconds: 3600 },
  /** Mails about logins with a new device, by person, kind of browser and network. */
  'device-mail': { times: 1, seconds: 86_400 },
  /** Forms that may have files, and those that did, by person, or by address of who is not logged in. */
  form: { times: 120, seconds: 3600 },
  upload: { times: 30, seconds: 3600 },
  /** Files of offers, and the pictures of one, which are sent in many parts, by person. */
  'offer-import': { times: 20, seconds: 3600 },
  'offer-import-files': { times: 1_200, seconds: 3600 },
  /** Files of a company's profile, each checked and then saved, by person. */
  'company-import': { times: 60, seconds: 3600 },
  /** Taking part in events. */
  join: { times: 20, seconds: 60 },
  /** Mails about one event to one person, who may join and withdraw again and again. */
  'event-mail': { times: 4, seconds: 86_400 },
  /** Meetings of participants, each of which is told to somebody by mail. */
  meeting: { times: 40, seconds: 3600 },
  /** Enquiries by address, by person, by person and day, and by person without a checked captcha. */
  enquiry: { times: 30, seconds: 600 },
  'enquiry-person': { times: 5, seconds: 600 },
  'enquiry-day': { times: 20, seconds: 86_400 },
  'enquiry-unchecked': { times: 2, seconds: 3600 },
  /** Links of the newsletter; the servers of one mail provider unsubscribe many people. */
  newsletter: { times: 120, seconds: 600 },
  /** Mails to an address that nobody has confirmed yet, by mailbox, over all features. */
  'confirmation-mail': { times: 3, seconds: 86_400 },
  /**
   * Requests for quotations by address, network, mailbox of the buyer, buyer without a checked
   * captcha, and company asked.
   */
  'quotation-request': { times: 10, seconds: 3600 },
  'quotation-network': { times: 40, seconds: 3600 },
  'quotation-person': { times: 10, seconds: 86_400 },
  'quotation-unchecked': { times: 2, seconds: 3600 },
  /** Beyond it, requests are not refused but wait for staff. */
  'quotation-recipient': { times: 20, seconds: 86_400 },
  /** What the sides do with a request besides sending it, by address. */
  'quotation-link': { times: 60, seconds: 600 },
  /** Messages of one side of a conversation, and the mails about them. */
  'conversation-message': { times: 20, seconds: 3600 },
  'conversation-mail': { times: 6, seconds: 86_400 },
  /** Mails that a request is declined, by conversation; it may be taken back any number of times. */
  'quotation-declined': { times: 1, seconds: 7_776_000 },
  /** Mails about messages by company, over all its conversations. */
  'company-mail': { times: 40, seconds: 86_400 },
  /** What is followed, by email or in an account, and the links of its mails as for the newsletter. */
  follow: { times: 30, seconds: 600 },
  'follow-unchecked': { times: 5, seconds: 3600 },
  'follow-link': { times: 120, seconds: 600 },
  /** People invited to a plan, each by mail, the offers of one owner, and the links of its reminders. */
  'plan-invitation': { times: 30, seconds: 86_400 },
  'plan-link': { times: 120, seconds: 600 },
  /**
   * Requests of buyers by address, by mailbox and by person without a checked captcha, and what is
   * done by the link of a mail.
   */
  'buying-request': { times: 10, seconds: 3600 },
  'buying-request-person': { times: 5, seconds: 86_400 },
  'buying-request-unchecked': { times: 2, seconds: 3600 },
  'buying-request-link': { times: 60, seconds: 600 },
  /** Offers by address, and of one company to one request. */
  'buying-offer': { times: 60, seconds: 3600 },
  'buying-offer-request': { times: 5, seconds: 86_400 },
  /** Links of mails that ask for outcomes; people behind one address answer many. */
  outcome: { times: 120, seconds: 600 },
  consultation: { times: 5, seconds: 600 },
  feedback: { times: 30, seconds: 600 },
  /** Checks of origin that are kept. */
  'origin-check': { times: 30, seconds: 600 },
  report: { times: 60, seconds: 600 },
} as const satisfies Record<string, Limit>

/**
 * How many requests one address (IPv4 /32, IPv6 /64) may make, and ten times as many its network (/24,
 * /56), counted in memory before anything else (spec/decisions.md, 'Limits'; RELIABILITY.md 2.2).
 * Finished pages and static files are not counted, so an office behind one address reads as much as
 * it likes; `LIMITS` gives more where many people search from one.
 */
export const trafficLimits = {
  /** Calls of the API that have no limit of their own here. */
  call: { times: 300, seconds: 60 },
  /** Searches, whether a page or a program makes them. */
  search: { times: 60, seconds: 60 },
  /** Suggestions while somebody types: calls like others, which do not use up the rest. */
  suggestion: { times: 300, seconds: 60 },
  /** Searches of the Harmonized System, which read all of it. */
  'code-search': { times: 60, seconds: 60 },
  /** Page views that are reported, one for each page that is read. */
  'page-view': { times: 300, seconds: 60 },
  /** Pages rendered for one request: filtered lists, the account, members, the back office. */
  page: { times: 300, seconds: 60 },
  /** Addresses that are misspelt, moved or unknown: a person meets few, and each may be rendered. */
  'not-found': { times: 120, seconds: 60 },
} as const satisfies Record<string, Limit>

/** What a network may do, as a multiple of what one of its addresses may (spec/decisions.md, 'Limits'). */
export const addressesOfNetwork = 10

export interface Limit {
  times: number
  seconds: number
}

export type LimitedAction = keyof typeof limitedActions

export type TrafficKind = keyof typeof trafficLimits

/** A limit that an endpoint can declare. */
export type LimitName = LimitedAction | TrafficKind

export type Limits = Record<LimitName, Limit>

const defaults: Limits = { ...limitedActions, ...trafficLimits }

/** Whether requests are counted in memory, before the API server. */
export function isTrafficKind(name: string): name is TrafficKind {
  return Object.hasOwn(trafficLimits, name)
}

/** Parses the setting; null when it names an unknown limit or an invalid value. */
export function parseLimits(text: string): Limits | null {
  const limits: Limits = { ...defaults }
  for (const part of text.split(',').filter((given) => given.trim() !== '')) {
    const found = /^\s*([a-z-]+)=([1-9]\d{0,6})\/([1-9]\d{0,6})\s*$/.exec(part)
    const name = found?.[1] ?? ''
    if (!found || !isLimitName(name)) return null
    limits[name] = { times: Number(found[2]), seconds: Number(found[3]) }
  }
  return limits
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(defaults, name)
}
