import { homeRedirect } from './home-redirect.ts'
import { isInPrivateArea, isRenderedPerRequest, loginInstead } from './guards.ts'
import { plainSpelling } from './spelling.ts'
import { isFilteredView } from './table.ts'

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

/** The response to a request for a page, decided by address, cookies and headers alone. */
export function answerTo(request: AddressRequest): Answer {
  const { pathname, search } = request
  const plain = plainSpelling(pathname)
  if (plain !== null) return redirect(308, `${plain}${search}`)
  if (pathname === '/') {
    const home = homeRedirect(request)
    return home ? redirect(307, `${home}${search}`) : { kind: 'stored' }
  }
  const login = loginInstead(request, request.cookies.has)
  if (login) return { ...redirect(307, login), personal: true }
  if (inArabicLetters.test(pathname)) return redirect(308, `/ar${pathname}${search}`)
  if (isRenderedPerRequest(pathname)) {
    return { kind: 'rendered', personal: isInPrivateArea(pathname) }
  }
  const isFiltered = isFilteredView(pathname, new URLSearchParams(search))
  return isFiltered ? { kind: 'rendered', personal: false } : { kind: 'stored' }
}

function redirect(status: 307 | 308, to: string) {
  return { kind: 'redirect', status, to, personal: false } as const
}
