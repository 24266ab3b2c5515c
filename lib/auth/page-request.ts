import 'server-only'
import { settings } from '@/lib/settings/settings'
import { headers } from 'next/headers'

/** The request of the page being rendered; reading it makes the page dynamic. */
export async function pageRequest(): Promise<Request> {
  return new Request(settings().SITE_URL, { headers: new Headers(await headers()) })
}
