import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { authorizationToken, cookieToken } from '@/lib/auth/session-cookie'
import { unsealToken } from './sealed-token'

/** A person whom an existing provider knows by a token. */
export interface ProviderActor extends Actor {
  providerToken: string
}

/** What the provider knows a caller by; null for a visitor. */
export function tokenOfActor(actor: Actor): string | null {
  return 'providerToken' in actor && typeof actor.providerToken === 'string'
    ? actor.providerToken
    : null
}

/** The token of the Authorization header, in the provider's own format. */
export function providerBearer(request: Request): string | null {
  return authorizationToken(request, /^Bearer ([\x21-\x7e]{1,4096})$/)
}

/** The provider's token that a request carries, in its header or sealed in its cookie; or null. */
export function tokenOfRequest(request: Request): string | null {
  return (providerBearer(request) ?? unsealToken(cookieToken(request) ?? '')) || null
}
