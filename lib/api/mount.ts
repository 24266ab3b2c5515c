import 'server-only'
import { requireAccess, anonymous, type Actor } from '@/lib/auth/actor'
import { mayChange } from '@/lib/auth/same-origin'
import { evenWhenShort } from '@/lib/db/database'
import { receiveForm, type ReceivedForm } from '@/lib/files/receive'
import { logger } from '@/lib/log/logger'
import { traced } from '@/lib/metrics/tracing'
import { strictTransport } from '@/lib/settings/https'
import { settings } from '@/lib/settings/settings'
import { Hono, type Context } from 'hono'
import { createHash } from 'node:crypto'
import { logCall } from './call-log'
import { callerOf } from './caller'
import { addressOf, knownAddressOf } from './client-address'
import { clearsUp, endpointAddress, endpointKey, type Endpoint } from './endpoint'
import { problemFrom } from './error-responses'
import { inertPolicy } from './inert-policy'
import { parseInput, parseParams, readBody, readQuery } from './input'
import { isTrafficKind } from './limited-actions'
import { countAddress, countPerson } from './limits'
import { readingOwnWrites } from './own-writes'
import { pageLimit, wholeLimit } from './paging'
import { Problem } from './problem'
import { requestIdOf } from './request-id'
import { checkedAnswer } from './response'
import { measureAs } from './response-status'
import { contextInProcess, type CallContext, type Route } from './route'
import type { Upstream } from './upstream/adapter'

type Load = () => Promise<unknown>

/** Caches the response of a public GET under its tags. Nothing is cached outside Next (tests, commands). */
export type AnswerCache = (key: string, tags: readonly string[], load: Load) => Promise<unknown>

interface ApiServer {
  /** Hono app over all routes, below `/api`. */
  app: Hono
  /** The same verbs without a socket, for pages and commands. */
  dispatch: (endpoint: Endpoint, input: object, actor?: Actor) => Promise<unknown>
  routes: readonly Route[]
}

/** Where a path comes in the order of addresses: a name before what any id may be. */
const placeOf = ({ endpoint: { path, method } }: Route) =>
  `${path.replaceAll(/\{\w+\}/g, '\u{10ffff}')} ${method}`

/** Mounts all routes on one API server, with access checks, validation, response checks and errors. */
export function mount(
  given: readonly Route[],
  options: {
    identify?: (request: Request) => Promise<Actor>
    cache?: AnswerCache
    /** Answers calls in place of the verbs of the routes, where it is set. */
    upstream?: () => Upstream | undefined
  } = {},
): ApiServer {
  const routes = given.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  const byKey = new Map(routes.map((route) => [endpointKey(route.endpoint), route]))
  if (byKey.size !== routes.length) throw new Error('Two routes answer the same call.')
  const unjudged = routes.find(({ endpoint, admit }) => endpoint.files && endpoint.params && !admit)
  if (unjudged) {
    throw new Error(`${endpointKey(unjudged.endpoint)} takes files: say whose its path may name.`)
  }
  const identify = options.identify ?? (() => Promise.resolve(anonymous))
  const cache: AnswerCache = options.cache ?? ((_key, _tags, load) => load())

  async function answer(route: Route, raw: object, context: CallContext): Promise<unknown> {
    const { endpoint } = route
    requireAccess(endpoint.access, context.actor)
    const input = parseInput(endpoint, raw)
    const upstream = options.upstream?.()
    if (upstream)
      return checkedAnswer(endpoint, await upstream.answer(endpoint, input, context, keep))
    const handle = async () => checkedAnswer(endpoint, await route.handle(input, context))
    return clearsUp(endpoint) ? evenWhenShort(handle) : keep(endpoint, input, handle)
  }

  /** Caches the response of a public GET. */
  function keep(endpoint: Endpoint, input: object, load: Load) {
    if (endpoint.method !== 'GET' || endpoint.access !== 'public' || !endpoint.tags) return load()
    return cache(`${endpoint.method} ${endpointAddress(endpoint, input)}`, endpoint.tags, load)
  }

  async function dispatch(endpoint: Endpoint, input: object, actor = anonymous): Promise<unknown> {
    const route = byKey.get(endpointKey(endpoint))
    if (!route) throw new Problem('not_found')
    const params = 'params' in input ? input.params : {}
    requireAccess(route.endpoint.access, actor)
    await route.admit?.(parseParams(endpoint, params), actor)
    return traced(spanOf(route), () => answer(route, input, contextInProcess(actor, requestIdOf())))
  }

  const app = new Hono().basePath('/api')
  for (const route of routes) {
    const path = `/${route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(route.endpoint.method, path, (context) => respond(context, route))
  }
  app.notFound((context) => {
    const allowed = methodsAt(app, context)
    const problem = new Problem(allowed.length > 0 ? 'method_not_allowed' : 'not_found')
    const answer = failure(context, problem, requestIdOf(context.req.raw))
    if (allowed.length > 0) answer.headers.set('allow', allowed.join(', '))
    return answer
  })

  async function respond(context: Context, route: Route): Promise<Response> {
    const started = performance.now()
    const requestId = requestIdOf(context.req.raw)
    const caller = { requestId, actor: anonymous }
    measureAs({ route: `/api/${route.endpoint.path}` })
    const response = await traced(spanOf(route), () => serve(context, route, caller))
    logCall({
      requestId,
      user: caller.actor.userId,
      address: knownAddressOf(context.req.raw),
      route: endpointKey(route.endpoint),
      status: response.status,
      ms: Math.round(performance.now() - started),
    })
    return response
  }

  /** Answers a call; sets `caller.actor` once the caller is known, also when it failed. */
  async function serve(
    context: Context,
    route: Route,
    caller: { requestId: string; actor: Actor },
  ): Promise<Response> {
    const { requestId } = caller
    let form: ReceivedForm | undefined
    try {
      const request = context.req.raw
      if (changesSomething(route.endpoint) && !mayChange(request, settings())) {
        throw new Problem('forbidden')
      }
      const actor = isOpenRead(route.endpoint) ? anonymous : await identify(request)
      caller.actor = actor
      requireAccess(route.endpoint.access, actor)
      if (options.upstream?.()?.lacks(route.endpoint)) throw new Problem('not_found')
      const { limit } = route.endpoint
      if (limit && !isTrafficKind(limit)) await countAddress(limit, addressOf(request))
      const { body, files, accepts } = route.endpoint
      if (!options.upstream?.()?.judges(route.endpoint)) {
        await route.admit?.(parseParams(route.endpoint, context.req.param()), actor)
      }
      if (files) {
        const person = { userId: actor.userId, address: addressOf(request) }
        const { sending } = route.endpoint
        await countPerson(sending ?? 'form', person)
        form = await receiveForm(request, files, async () => {
          if (!sending) await countPerson('upload', person)
        })
      }
      const raw = {
        params: context.req.param(),
        query: readQuery(new URL(request.url).searchParams),
        ...(form && { body: form.fields, files: form.files }),
        ...(!form && body && { body: await readBody(request, accepts) }),
      }
      const call = { ...contextInProcess(actor, requestId), ...callerOf(request) }
      const { headers } = call.reply
      const answered = await readingOwnWrites({ endpoint: route.endpoint, request, headers }, () =>
        answer(route, raw, call),
      )
      return success(request, route.endpoint, answered, call)
    } catch (error) {
      return failure(context, error, requestId)
    } finally {
      await form?.discard()
    }
  }

  return { app, dispatch, routes }
}

const spanOf = ({ endpoint }: Route) =>
  ({ name: endpointKey(endpoint), kind: 'internal', attributes: {} }) as const

function changesSomething({ method, changes }: Endpoint): boolean {
  return method !== 'GET' || changes === true
}

/** A public read does not depend on the caller, so the session is not looked up. */
function isOpenRead({ method, access, personal }: Endpoint): boolean {
  return method === 'GET' && access === 'public' && !personal
}

const apiHeaders = () => ({
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
  ...strictTransport(),
})

const sharedAnswers = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** Shared caches may store public responses for a minute, and never one that depends on the caller. */
function isShared({ method, access, tags }: Endpoint): boolean {
  return method === 'GET' && access === 'public' && tags !== undefined
}

function success(
  request: Request,
  endpoint: Endpoint,
  body: unknown,
  { reply: { status, headers }, requestId }: CallContext,
): Response {
  const isText = endpoint.format === 'text'
  const text = isText ? String(body) : JSON.stringify(body)
  for (const [name, value] of Object.entries(apiHeaders())) headers.set(name, value)
  headers.set('cache-control', isShared(endpoint) ? sharedAnswers : 'private, no-store')
  headers.set('content-type', isText ? 'text/plain; charset=utf-8' : 'application/json')
  headers.set('x-request-id', requestId)
  if (Array.isArray(body) && body.length >= wholeLimit) {
    const { pathname } = new URL(request.url)
    headers.set('link', `<${pathname}?page=1&per_page=${pageLimit}>; rel="first"`)
  }
  if (!isShared(endpoint)) return new Response(text, { status, headers })
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  headers.set('etag', etag)
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  const isKnown = known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(text, { status, headers })
}

/** The one place for errors: every failure is sent as a `Problem` in its wire form. */
function failure(context: Context, error: unknown, requestId: string): Response {
  const problem = problemFrom(error)
  if (problem.code === 'internal') {
    logger().error({ requestId, method: context.req.method, err: error }, 'call failed')
  }
  return Response.json(problem.toWire(requestId), {
    status: problem.status,
    headers: {
      ...apiHeaders(),
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
      ...(problem.retryAfter !== undefined && { 'retry-after': String(problem.retryAfter) }),
    },
  })
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** The methods that this address supports. */
function methodsAt(app: Hono, context: Context): string[] {
  const path = new URL(context.req.url).pathname
  return methods.filter((method) => app.router.match(method, path)[0].length > 0)
}
