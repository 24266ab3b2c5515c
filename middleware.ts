import { searchRedirect } from '@/features/search/search-params'
import { constantScript } from '@/lib/cache/constant-script'
import { bypassCookie } from '@/lib/cache/draft-cookie'
import { contentPolicy, dynamicPageSources, sha256Source } from '@/lib/cache/content-policy'
import { pageAllowances } from '@/lib/cache/page-allowances'
import { answerTo } from '@/lib/routing/answer'
import { isInPrivateArea } from '@/lib/routing/guards'
import { strictTransport } from '@/lib/settings/https'
import { draftMode } from 'next/headers'
import { NextResponse, type NextRequest } from 'next/server'

/**
 * Runs only where a request must be inspected (HOUSE.md section 4): the bare home address without a
 * stored English, addresses with needless escapes or with signs pasted behind them, content addresses in Arabic letters without
 * prefix, pages that need a login, and pages rendered for one request, which get a nonce policy.
 * `lib/routing` decides the response; the middleware never rewrites.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, url, headers, cookies } = request
  const { pathname, search, searchParams } = nextUrl
  // Here rather than on the page: a page that redirects sends its whole HTML with it.
  const results = searchRedirect(pathname, searchParams)
  if (results !== null) return uncached(NextResponse.redirect(new URL(results, url), 307))
  // The cookie of an earlier build is one that Next does not know: its pages come from the store.
  const viewsDraft = cookies.has(bypassCookie) && (await draftMode()).isEnabled
  if (viewsDraft) return unlisted(await withNonce(request))
  const answer = answerTo({
    pathname,
    search,
    url,
    headers,
    cookies: { has: (name) => cookies.has(name), get: (name) => cookies.get(name) },
  })
  if (answer.kind === 'stored') return NextResponse.next()
  if (answer.kind === 'rendered') return withNonce(request)
  const response = NextResponse.redirect(new URL(answer.to, url), answer.status)
  return answer.personal ? uncached(response) : response
}

async function withNonce(request: NextRequest): Promise<NextResponse> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const policy = contentPolicy(
    dynamicPageSources(nonce, await sha256Source(constantScript)),
    pageAllowances(request.nextUrl.pathname),
  )
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  if (isInPrivateArea(request.nextUrl.pathname)) {
    response.headers.set('referrer-policy', 'no-referrer')
  }
  for (const [name, value] of Object.entries(strictTransport())) response.headers.set(name, value)
  return uncached(response)
}

/** Search engines never index a page with a draft. */
function unlisted(response: NextResponse): NextResponse {
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/** A response for one person: no cache stores it. */
function uncached(response: NextResponse): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** Next reads this statically; a test compares it with the table of addresses. */
export const config = {
  matcher: [
    '/((?!api/|_next/|media/).*%(?:2[deDE]|3[0-9]|[46][1-9a-fA-F]|[57][0-9aA]|5[fF]|7[eE]).*)',
    '/(auth|mails|origin-results|outcomes|barrier-effects|barrier-tasks|follow|buying-requests|quotation-requests|profile|quotation-inbox|edit-profile|add-product|add-service|my-company|my-products|my-services|admin|search)/:path*',
    '/ar/(auth|mails|origin-results|outcomes|barrier-effects|barrier-tasks|follow|buying-requests|quotation-requests|profile|quotation-inbox|edit-profile|add-product|add-service|my-company|my-products|my-services|admin|search)/:path*',
    '/pages/:record(170(?:-[^/]*)?)',
    '/ar/pages/:record(170(?:-[^/]*)?)',
    '/((?!api/|_next/|media/).*(?:[.,;:!\\)\\]}>"\'*]|%(?:2[1279aAcC]|3[aAbBcCeEfF]|5[dD]|7[dD]|[dD]8%(?:8[cC]|9[bBfF])|[cC]2%[bB]{2}|[eE]3%80%82)))',
    { source: '/', missing: [{ type: 'cookie', key: 'locale', value: 'en' }] },
    '/(pages|menu-1|menu-3)/:slug([^/]*(?:%[dD][89]|[\\u0600-\\u06ff])[^/]*)',
    {
      source: '/((?!api/|_next/|media/|admin/draft-view).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'sort' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'q' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'expert' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'country' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'status' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'type' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'mode' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'governorate' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'industry' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'service' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'sub' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'year' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'chapter' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'deadline' }] },
    { source: '/((?!api/|_next/|media/).*)', has: [{ type: 'query', key: 'kind' }] },
  ],
}
