import { isPersonalPage, loginInstead } from '@/lib/auth/guarded-pages'
import { constantScript } from '@/lib/cache/constant-script'
import { bypassCookie } from '@/lib/cache/draft-cookie'
import { contentPolicy, dynamicPageSources, sha256Source } from '@/lib/cache/content-policy'
import { pageAllowances } from '@/lib/cache/page-allowances'
import { homeRedirect } from '@/lib/i18n/home-redirect'
import { isFilteredView } from '@/lib/i18n/rooms'
import { isSearchPage } from '@/lib/i18n/search-page'
import { strictTransport } from '@/lib/settings/https'
import { draftMode } from 'next/headers'
import { NextResponse, type NextRequest } from 'next/server'

/**
 * Runs only where a request must be looked at (HOUSE.md section 4): the bare home address
 * without a stored English, content addresses in Arabic letters without prefix, pages that need a
 * login, and pages rendered for one request, which get a nonce policy. It never rewrites.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  // The cookie of an earlier build is one that Next does not know: its pages come from the store.
  const viewsDraft = request.cookies.has(bypassCookie) && (await draftMode()).isEnabled
  if (viewsDraft) return unlisted(await withNonce(request))
  if (pathname === '/') {
    const target = homeRedirect(request)
    return target
      ? NextResponse.redirect(new URL(`${target}${search}`, request.url), 307)
      : NextResponse.next()
  }
  const login = loginInstead(request.nextUrl, (name) => request.cookies.has(name))
  if (login) return unkept(NextResponse.redirect(new URL(login, request.url), 307))
  if (/^\/(?:pages|menu-1|menu-3)\/.*(?:%[dD][89]|[\u0600-\u06ff])/.test(pathname)) {
    return NextResponse.redirect(new URL(`/ar${pathname}${search}`, request.url), 308)
  }
  const forOneRequest =
    isPersonalPage(pathname) ||
    isSearchPage(pathname) ||
    isFilteredView(pathname, request.nextUrl.searchParams)
  return forOneRequest ? withNonce(request) : NextResponse.next()
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
  if (isPersonalPage(request.nextUrl.pathname)) {
    response.headers.set('referrer-policy', 'no-referrer')
  }
  for (const [name, value] of Object.entries(strictTransport())) response.headers.set(name, value)
  return unkept(response)
}

/** A page with a draft in it is found by nobody. */
function unlisted(response: NextResponse): NextResponse {
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/** An answer for one person: no cache keeps it. */
function unkept(response: NextResponse): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  return response
}

export const config = {
  matcher: [
    '/admin/:path*',
    '/auth/:path*',
    '/ar/auth/:path*',
    '/newsletter/:path*',
    '/ar/newsletter/:path*',
    '/search/:path*',
    '/ar/search/:path*',
    '/(profile|edit-profile|add-product|add-service|my-company|my-products|my-services)/:path*',
    '/ar/(profile|edit-profile|add-product|add-service|my-company|my-products|my-services)/:path*',
    '/pages/:record(170(?:-[^/]*)?)',
    '/ar/pages/:record(170(?:-[^/]*)?)',
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
  ],
}
