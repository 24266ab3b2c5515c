import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { defaultLocale, type Locale } from '@/lib/i18n/locale'
import type { Endpoint } from './endpoint'

/** What a handler gets besides its input: the caller, and the request id of the logs. */
export interface CallContext {
  actor: Actor
  requestId: string
  /** The language of the caller; English where none is named. */
  locale: Locale
  /** The language that the caller names, as the portal's pages do; null for any other or none. */
  namedLocale: Locale | null
  /** The user agent of the caller. */
  agent: string
  /** The address of the caller, an IPv6 one by its network; null where it is unknown. */
  address: string | null
  /** What the browser says of itself, not checked; null where it says nothing. */
  device: string | null
  /** What the response has besides its body. */
  reply: Reply
}

/** Status and headers of the response. */
export interface Reply {
  status: number
  headers: Headers
}

/** A call made by the portal itself, in this process. */
export function contextInProcess(actor: Actor, requestId: string): CallContext {
  const reply = { status: 200, headers: new Headers() }
  return {
    actor,
    requestId,
    agent: '',
    address: null,
    device: null,
    reply,
    locale: defaultLocale,
    namedLocale: null,
  }
}

/** A declared endpoint with the verb that implements it. */
export interface Route {
  endpoint: Endpoint
  /** Checks access to the record of the path before the body is read; throws where it is refused. */
  admit?: (params: unknown, actor: Actor) => unknown
  handle: (input: object, context: CallContext) => Promise<unknown>
}
