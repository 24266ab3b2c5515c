import { isLocale } from '../i18n/locale.ts'
import { sessionCookies } from '../auth/same-origin.ts'
import { privatePages } from './private-pages.ts'
import { localePath, pathOf, routes, splitLocale } from './routes.ts'
import { isAt, leadsToFolderOf, segmentsOf } from './segments.ts'

const memberPages = privatePages.filter(({ access }) => access === 'member')
const requestPages = privatePages.filter(({ caching }) => caching === 'request')

/** First segments of the addresses of the account, of members and of staff: `auth`, `profile`, ... */
export const privateAreas: readonly string[] = [
  ...new Set(
    requestPages
      .filter(({ access }) => access !== 'public')
      .map((page) => segmentsOf(page)[0]?.literal ?? ''),
  ),
]

/** Whether an address lies in an area of the account, of members or of staff, known or not. */
export function isInPrivateArea(pathname: string): boolean {
  return privateAreas.includes(pathOf(pathname).split('/')[1]?.toLowerCase() ?? '')
}

/**
 * Whether an address and the fields of its page are private: no tag manager runs there
 * (RELIABILITY.md 2.3). The path may have a language.
 */
export function isPrivateAddress(pathname: string): boolean {
  return isInPrivateArea(pathname) || needsLogin(pathname) || /^\/api(?:\/|$)/.test(pathname)
}

/** Whether a page answers only those who are logged in. The path may carry a language. */
export function needsLogin(pathname: string): boolean {
  const path = pathOf(pathname)
  return memberPages.some((page) => isAt(page, path))
}

/**
 * Whether a page is rendered for each request, a filtered view of a list left out: the folder of
 * such a page also answers paths that are not its addresses. The path may carry a language.
 */
export function isRenderedPerRequest(pathname: string): boolean {
  const path = pathOf(pathname)
  return requestPages.some((page) => leadsToFolderOf(page, path))
}

/**
 * Where a visitor without a session cookie is sent instead of a page that needs a login; null for
 * everybody else. This only saves a visitor the wait: the page's own calls check
 * whether the cookie is valid. The addresses of the back office name no language: the login is in
 * the stored one.
 */
export function loginInstead(
  { pathname, search }: { pathname: string; search: string },
  hasCookie: (name: string) => boolean,
  stored?: string,
): string | null {
  const isOfStaff = isBackOfficePage(pathname)
  if (!isOfStaff && !needsLogin(pathname)) return null
  if (Object.values(sessionCookies).some(hasCookie)) return null
  const { locale } = splitLocale(pathname)
  const language = isOfStaff && isLocale(stored) ? stored : locale
  return localePath(language, routes.login(`${pathname}${search}`))
}

/** Whether an address is a page of the back office: not the target of a form. */
function isBackOfficePage(pathname: string): boolean {
  return /^\/admin(?:\/|$)/.test(pathname) && pathname !== routes.draftView()
}
