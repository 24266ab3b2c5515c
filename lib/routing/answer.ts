import { isLocale, localeCookie } from '../i18n/locale.ts'
import { homeRedirect } from './home-redirect.ts'
import { isInPrivateArea, isRenderedPerRequest, loginInstead } from './guards.ts'
import { queryWithoutSigns, withoutSigns } from './pasted.ts'
import { decodeSegment } from './decoded-segment.ts'
import { localePath, pathOf, routes } from './routes.ts'
import { plainSpelling } from './spelling.ts'
import { aliasTarget, isFilteredView, takesText, pageAt } from './table.ts'

/** The data of a request that is known before any page is rendered. */
interface AddressRequest {
  /** As it was sent, escapes included. */
  pathname: string
  search: string
  url: string
  headers: Pick<Headers, 'get'>
  cookies: {
    has: (name: string) => boolean
    get: (name: string) => { value: string } | undefined
  }
}

/**
 * The response to an address: a redirect, uncached where it depends on the person; a page rendered
 * for this request, for one person where `personal`; or a page from the page store.
 */
type Answer =
  | { kind: 'redirect'; status: 307 | 308; to: string; personal: boolean }
  | { kind: 'rendered'; personal: boolean }
  | { kind: 'stored' }

/** Under the menus, a path in Arabic letters is Arabic (spec/decisions.md section 1). */
const inArabicLetters = /^\/(?:pages|menu-1|menu-3)\/.*(?:%[dD][89]|[\u0600-\u06ff])/

/** English has no prefix, in whatever letters. */
const englishPrefix = /^\/en(?=\/|$)\/?/i

/** The response to a request for a page, decided by address, cookies and headers alone. */
export function answerTo(request: AddressRequest): Answer {
  const { pathname, search } = request
  const plain = plainSpelling(pathname)
  if (plain !== null) return redirect(308, `${plain}${search}`)
  if (englishPrefix.test(pathname)) {
    return redirect(308, `${pathname.replace(englishPrefix, '/')}${search}`)
  }
  const meant = addressMeant(pathname, search)
  if (meant !== null) return redirect(308, meant)
  if (pathname === '/') {
    const home = homeRedirect(request)
    return home ? redirect(307, `${home}${search}`) : { kind: 'stored' }
  }
  const stored = request.cookies.get(localeCookie.name)?.value
  if (pathname === routes.changePassword()) {
    const language = isLocale(stored) ? stored : 'en'
    return { ...redirect(307, localePath(language, routes.security())), personal: true }
  }
  const login = loginInstead(request, request.cookies.has, stored)
  if (login) return { ...redirect(307, login), personal: true }
  if (inArabicLetters.test(pathname)) return redirect(308, `/ar${pathname}${search}`)
  if (isRenderedPerRequest(pathname)) {
    return { kind: 'rendered', personal: isInPrivateArea(pathname) }
  }
  const isFiltered = isFilteredView(pathname, new URLSearchParams(search))
  return isFiltered ? { kind: 'rendered', personal: false } : { kind: 'stored' }
}

/**
 * The address without the signs that were pasted behind it, where one of a page is left. An address
 * of the table with such a sign is left to its page, which knows its records.
 */
function addressMeant(pathname: string, search: string): string | null {
  const query = queryWithoutSigns(search)
  if (query !== null) return `${pathname}${query}`
  const path = pathname.split('/').map(decodeSegment).join('/')
  const plain = withoutSigns(path)
  if (plain === null) return null
  const page = pageAt(path)
  const isMeant = page === undefined || takesText(page)
  const isKnown = pageAt(plain) ?? aliasTarget(pathOf(plain))
  return isMeant && isKnown
    ? `${plain.split('/').map(encodeURIComponent).join('/')}${search}`
    : null
}

function redirect(status: 307 | 308, to: string) {
  return { kind: 'redirect', status, to, personal: false } as const
}
