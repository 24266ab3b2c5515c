import 'server-only'
import { inertPolicy } from '@/lib/api/inert-policy'
import { settings } from '@/lib/settings/settings'
import { providerPictures } from './provider-addresses'

const timeoutMs = 10_000
const passedHeaders = ['content-type', 'content-disposition', 'etag', 'last-modified']

/**
 * The picture of an existing provider behind `/media/…`, by the segments after `media`; null when
 * it has none, or something that is no picture.
 */
export function providerPicture(
  segments: readonly string[],
  request: Request,
): Promise<Response | null> {
  const [first, ...rest] = segments
  const path = first === providerPictures ? rest : ['media', ...segments]
  // Setting the path, and not resolving it, keeps the host.
  const address = new URL(provider())
  address.pathname = path.map(encodeURIComponent).join('/')
  address.search = new URL(request.url).search
  return passedOn(address, request, /^image\//)
}

/**
 * The document of an existing provider behind `/api/files/{key}`, requested with the token of the
 * caller; null where the provider refuses it.
 */
export function providerDocument(
  key: string,
  request: Request,
  token: string | null,
): Promise<Response | null> {
  const base = provider().replace(/\/$/, '')
  const address = new URL(`${base}/files/${encodeURIComponent(key)}`)
  return passedOn(address, request, /^(?:application|image)\//, token)
}

function provider(): string {
  return settings().API_BASE_URL ?? ''
}

/** The provider gets only the token of the caller and the headers of a conditional request. */
async function passedOn(
  address: URL,
  request: Request,
  type: RegExp,
  token: string | null = null,
): Promise<Response | null> {
  const known = request.headers.get('if-none-match')
  const answer = await fetch(address, {
    headers: {
      ...(known !== null && { 'if-none-match': known }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  // The session has expired: public documents are still readable.
  if (answer?.status === 401 && token !== null) {
    await answer.body?.cancel()
    return passedOn(address, request, type)
  }
  if (!answer || (answer.status !== 304 && !isOf(answer, type))) {
    await answer?.body?.cancel()
    return null
  }
  const kept = answer.headers.get('cache-control') ?? 'public, max-age=3600'
  const headers = new Headers({
    'cache-control': token === null ? kept : 'private, no-store',
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
  })
  for (const name of passedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(answer.status === 304 ? null : answer.body, {
    status: answer.status,
    headers,
  })
}

function isOf(answer: Response, type: RegExp): boolean {
  return answer.status === 200 && type.test(answer.headers.get('content-type') ?? '')
}
