import 'server-only'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { Stances } from '@/lib/api/feature'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { sameCall, tableCall, type Provider } from '@/lib/api/upstream/adapter'
import { providerBearer, tokenOfRequest, type ProviderActor } from '@/lib/api/upstream/caller'
import { askProvider } from '@/lib/api/upstream/provider'
import { maxTokenLength, sealToken } from '@/lib/api/upstream/sealed-token'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { signInCookies, signOutCookies } from '@/lib/auth/session-cookie'
import { tokenHash } from '@/lib/auth/tokens'
import type * as accountsCalls from '../contract'
import { currentUser, login, logout, register } from '../contract'
import type * as enrolmentCalls from '../enrolment/contract'
import { loggedAttempt } from './login-guard'
import { browserLifetime } from '../sessions/rules'

const user = tableRecord(currentUser.response, {
  phone: '',
  job_title: '',
  country_id: null,
  staff_roles: [],
  locale: null,
})
const currentTable = tableCall(currentUser, user)

/**
 * The actor of a request to a portal on an existing provider: the person whose token is in the
 * Authorization header or, without one, in the cookie of this portal. Staff of the provider have no
 * roles here, since there is no back office. Throws `unavailable`.
 */
export async function identifyAtProvider(request: Request): Promise<Actor | ProviderActor> {
  const token = tokenOfRequest(request)
  if (!token) return anonymous
  const found = await personAt(token)
  if (!found) return anonymous
  return {
    userId: found.id,
    companyId: found.company_id,
    vip: found.is_vip,
    staffRoles: [],
    composed: null,
    loginId: tokenHash(token),
    carrier: providerBearer(request) === null ? 'cookie' : 'bearer',
    loggedInRecently: false,
    providerToken: token,
  }
}

/** The person of a provider token; null for an unknown token. */
async function personAt(token: string) {
  const actor: ProviderActor = { ...anonymous, providerToken: token }
  try {
    return user.parse(await askProvider(currentTable, {}, { actor, locale: 'en', address: null }))
  } catch (error) {
    const isNobody =
      error instanceof Problem && ['unauthenticated', 'forbidden'].includes(error.code)
    if (isNobody) return null
    throw error
  }
}

/** Puts the sealed provider token into this portal's cookie. */
function saveToken(token: string, remember: boolean, { reply }: CallContext) {
  if (token.length > maxTokenLength) throw new Problem('internal')
  const { absolute } = browserLifetime(false, remember)
  for (const cookie of signInCookies(sealToken(token, absolute), absolute)) {
    reply.headers.append('set-cookie', cookie)
  }
}

async function logIn(input: ParsedOf<typeof login>, { ask, context }: Provider) {
  const answer = await loggedAttempt(context, () => ask(login, input))
  saveToken(answer.token, input.body.remember ?? false, context)
  return answer
}

async function signUp(input: ParsedOf<typeof register>, { ask, context }: Provider) {
  const answer = await ask(register, input)
  saveToken(answer.token, false, context)
  return answer
}

async function logOut(_input: object, { ask, context: { reply } }: Provider) {
  const answer = await ask(logout, {})
  for (const cookie of signOutCookies()) reply.headers.append('set-cookie', cookie)
  reply.headers.set('clear-site-data', '"cache"')
  return answer
}

export const accountsAtProvider = {
  currentUser: sameCall(currentUser, user),
  login: logIn,
  register: signUp,
  logout: logOut,
} satisfies Partial<Stances<typeof accountsCalls>>

export const enrolmentAtProvider = {
  secondFactorState: () =>
    Promise.resolve({ is_on: false, is_required: false, recovery_codes_left: 0 }),
} satisfies Partial<Stances<typeof enrolmentCalls>>
