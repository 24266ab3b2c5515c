import { EventPage, eventMetadata } from '@/features/events/components/event-page'
import { eventNames, portalEvent } from '@/features/events/queries'
import { internationalEventsPageId, isAbroad } from '@/features/events/rules'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { pageAddresses } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath, routes } from '@/lib/routing/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/events/[id]'>

async function read({ params }: Props) {
  const [{ locale: given, id }, site] = await Promise.all([params, siteSettings()])
  const locale = localeOf(given)
  const number = idInSlug(decodeSegment(id))
  const event = number === null ? null : await portalEvent(number)
  const found = event && { event, locale, siteName: inLocale(site, 'name', locale) }
  return { locale, found, isCanonical: id === String(number) }
}

export async function generateMetadata(props: Props) {
  const { found } = await read(props)
  return found ? eventMetadata(found) : notFoundMetadata()
}

export default async function Page(props: Props) {
  const { locale, found, isCanonical } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  if (!isCanonical)
    return <RedirectResponse href={localePath(locale, routes.event(found.event.id))} />
  const [names, addressOf] = await Promise.all([eventNames(), pageAddresses(locale)])
  const list = isAbroad(found.event) ? addressOf(internationalEventsPageId) : routes.localEvents()
  return <EventPage {...found} names={names} list={list} />
}
