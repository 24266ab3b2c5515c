import 'server-only'
import { settings } from '@/lib/settings/settings'
import { headers } from 'next/headers'

/** The request of the page being rendered. A page that asks for it is rendered for one request. */
export async function pageRequest(): Promise<Request> {
  return new Request(settings().SITE_URL, { headers: new Headers(await headers()) })
}
