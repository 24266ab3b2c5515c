import '@/app/api/api-server'
import { portalEvent } from '@/features/events/queries'
import { eventCalendar } from '@/features/events/rules'
import { siteSettings } from '@/features/site/queries'
import { isLocale } from '@/lib/i18n/locale'
import { idInSlug } from '@/lib/routing/routes'
import { calendarFile } from '@/lib/seo/calendar'
import { absoluteUrl } from '@/lib/routing/site-url'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/[locale]/events/[id]/calendar.ics'>

export async function GET(_request: Request, { params }: Context) {
  const { locale, id } = await params
  const number = idInSlug(id)
  const event = number === null ? null : await portalEvent(number)
  if (!isLocale(locale) || event === null) return new Response(null, { status: 404 })
  const { path, ...entry } = eventCalendar(event, await siteSettings(), locale)
  const url = absoluteUrl(locale, path)
  const file = calendarFile({ ...entry, url, uid: `${entry.uid}@${new URL(url).hostname}` })
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="event-${event.id}.ics"`,
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(file, { headers })
}
