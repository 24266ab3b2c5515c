import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { siteSettings } from '@/features/site/queries'
import { SponsorPage, sponsorMetadata } from '@/features/sponsors/components/sponsor-page'
import { shownSponsor } from '@/features/sponsors/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath, routes } from '@/lib/routing/routes'

export const revalidate = 600

export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/sponsor/[id]'>

async function read({ params }: Props) {
  const [{ locale: given, id }, site] = await Promise.all([params, siteSettings()])
  const locale = localeOf(given)
  const number = idInSlug(decodeSegment(id))
  const sponsor = number === null ? null : await shownSponsor(number)
  const found = sponsor && { sponsor, locale, siteName: inLocale(site, 'name', locale) }
  return { locale, found, isCanonical: id === String(number) }
}

export async function generateMetadata(props: Props) {
  const { found } = await read(props)
  return found ? sponsorMetadata(found) : notFoundMetadata()
}

export default async function Page(props: Props) {
  const { found, locale, isCanonical } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  const canonical = localePath(locale, routes.sponsor(found.sponsor.id))
  return isCanonical ? <SponsorPage {...found} /> : <RedirectResponse href={canonical} />
}
