import 'server-only'
import { endpointKey, type Endpoint } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { providerTransport, type ProviderCaller } from '@/lib/api/provider'
import type { CallContext } from '@/lib/api/route'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { longestToken, sealToken, unsealToken } from '@/lib/auth/sealed-token'
import {
  cookieToken,
  providerBearer,
  signInCookies,
  signOutCookies,
} from '@/lib/auth/session-cookie'
import { tokenHash } from '@/lib/auth/tokens'
import { providerDocument } from '@/lib/files/provider-files'
import type { ReceivedFile } from '@/lib/files/receive'
import { filesToSendOn } from '@/lib/files/sent-on'
import { settings } from '@/lib/settings/settings'
import { currentUser, login, logout, register } from '../../contract'
import { loggedAttempt } from '../../login-guard/server/service'
import { browserLifetime } from '../../sessions/rules'

const opening: readonly string[] = [endpointKey(login), endpointKey(register)]

function provider(caller: ProviderCaller, accepted?: () => void) {
  const address = settings().API_BASE_URL
  if (address === undefined) throw new Problem('internal')
  return providerTransport(address, caller, accepted)
}

/**
 * Who makes a request to a portal on an existing provider: whomever the provider knows by the
 * token that the Authorization header carries or, without one, the cookie of this portal. Staff of
 * the provider have no roles here, since there is no back office. Throws `unavailable`.
 */
export async function identifyAtProvider(request: Request): Promise<Actor> {
  const token = tokenOf(request)
  if (!token) return anonymous
  const found = await personAt(token)
  if (!found) return anonymous
  return {
    userId: found.id,
    companyId: found.company_id,
    vip: found.is_vip,
    staffRoles: [],
    loginId: tokenHash(token),
    carrier: providerBearer(request) === null ? 'cookie' : 'bearer',
    loggedInRecently: false,
    providerToken: token,
  }
}

/** What the provider knows the caller by; null for a visitor. */
const tokenOf = (request: Request) =>
  (providerBearer(request) ?? unsealToken(cookieToken(request) ?? '')) || null

/** A document of the provider, in the name of who asks; null where they may not have it. */
export const documentAtProvider = (key: string, request: Request) =>
  providerDocument(key, request, tokenOf(request))

/** The person whom the provider knows by a token; null where it knows nobody. */
async function personAt(token: string) {
  try {
    const answer = await provider({ token, locale: 'en', address: null })(currentUser, {})
    return currentUser.response.parse(answer)
  } catch (error) {
    const isNobody =
      error instanceof Problem && ['unauthenticated', 'forbidden'].includes(error.code)
    if (isNobody) return null
    throw error
  }
}

interface Given {
  body?: unknown
  files?: Record<string, readonly ReceivedFile[]>
}

/**
 * Asks the provider in the name of who calls. A browser that logs in gets the provider's token in
 * this portal's cookie, sealed; one that logs out loses it.
 */
export async function askProvider(endpoint: Endpoint, input: Given, context: CallContext) {
  const { actor, locale, address, reply } = context
  const caller = { token: actor.providerToken, locale, address }
  const ask = provider(caller, () => (reply.status = 202))
  const { files } = input
  const carried = async () =>
    ask(endpoint, files ? { ...input, files: await filesToSendOn(files) } : input)
  const key = endpointKey(endpoint)
  const answer = await (key === endpointKey(login) ? loggedAttempt(context, carried) : carried())
  if (opening.includes(key)) keepToken(login.response.parse(answer).token, input, context)
  if (key === endpointKey(logout)) forgetToken(context)
  return answer
}

function keepToken(token: string, { body }: Given, { reply }: CallContext) {
  if (token.length > longestToken) throw new Problem('internal')
  const { remember = false } = login.body.pick({ remember: true }).parse(body)
  const { absolute } = browserLifetime(false, remember)
  for (const cookie of signInCookies(sealToken(token, absolute), absolute)) {
    reply.headers.append('set-cookie', cookie)
  }
}

function forgetToken({ reply }: CallContext) {
  for (const cookie of signOutCookies()) reply.headers.append('set-cookie', cookie)
  reply.headers.set('clear-site-data', '"cache"')
}
