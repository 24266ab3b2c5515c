import { localePath, routes, splitLocale } from '@/lib/i18n/routes'
import { sessionCookies } from './same-origin'

/** Pages of one person or company (spec part 1 section 6, part 3 section 2). */
const personal =
  /^\/(?:profile|edit-profile|add-product|add-service|my-company|my-products|my-services)(?:\/|$)/

/** The registration of key trade players: a content page that asks for a login all the same. */
const registration = /^\/pages\/170(?:-|$)/

/** Whether a page is rendered for one person and kept by nobody. The path may carry a language. */
export function isPersonalPage(pathname: string): boolean {
  const { path } = splitLocale(pathname)
  return personal.test(path) || /^\/(?:auth|newsletter)\/|^\/admin(?:\/|$)/.test(path)
}

/** Whether a page answers only those who are logged in. The path may carry a language. */
export function needsLogin(pathname: string): boolean {
  const { path } = splitLocale(pathname)
  return personal.test(path) || registration.test(path)
}

/**
 * Where a visitor without a session cookie is sent instead of a page that needs a login; null for
 * everybody else. It spares a visitor the wait only: whether the cookie is worth anything, the
 * page's own calls decide.
 */
export function loginInstead(
  { pathname, search }: { pathname: string; search: string },
  hasCookie: (name: string) => boolean,
): string | null {
  if (!needsLogin(pathname)) return null
  if (Object.values(sessionCookies).some(hasCookie)) return null
  return localePath(splitLocale(pathname).locale, routes.login(`${pathname}${search}`))
}
