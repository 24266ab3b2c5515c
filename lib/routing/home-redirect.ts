import { isLocale, localeCookie } from '../i18n/locale.ts'
import { isFetchedForOthers } from './crawlers.ts'

interface HomeRequest {
  headers: Pick<Headers, 'get'>
  cookies: { get: (name: string) => { value: string } | undefined }
  url: string
}

/** What `/` is depends on who opens it. */
export const homeCaching = 'private, no-cache'

/**
 * Where the bare `/` leads: a stored Arabic, or nothing stored, to `/ar`. Crawlers, previews and
 * steps inside the site stay, so that both languages are indexed and Home keeps the language
 * (spec/decisions.md section 1).
 */
export function homeRedirect(request: HomeRequest): '/ar' | null {
  const stored = request.cookies.get(localeCookie.name)?.value
  if (isLocale(stored)) return stored === 'ar' && !fromOwnSite(request) ? '/ar' : null
  if (isFetchedForOthers(request) || fromOwnSite(request)) return null
  return '/ar'
}

function fromOwnSite({ headers, url }: HomeRequest): boolean {
  if (headers.get('sec-fetch-site') === 'same-origin') return true
  const referer = headers.get('referer')
  if (!referer || !URL.canParse(referer)) return false
  return new URL(referer).host === (headers.get('host') ?? new URL(url).host)
}
