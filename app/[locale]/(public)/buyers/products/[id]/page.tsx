import { OfferPage, offerMetadata } from '@/features/offers/directory/components/offer-page'
import { approvedOffer, sectorNames } from '@/features/offers/directory/queries'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath, routes } from '@/lib/routing/routes'

export const revalidate = 600

export const generateStaticParams = () => []

const type = 'products'

type Props = PageProps<'/[locale]/buyers/products/[id]'>

async function read({ params }: Props) {
  const { locale, id } = await params
  const number = idInSlug(decodeSegment(id))
  const offer = number === null ? null : await approvedOffer(type, number)
  return { locale: localeOf(locale), offer, isCanonical: id === String(number) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, offer }, site] = await Promise.all([read(props), siteSettings()])
  if (!offer) return notFoundMetadata()
  return offerMetadata({ locale, type, offer, siteName: inLocale(site, 'name', locale) })
}

export default async function Page(props: Props) {
  const { locale, offer, isCanonical } = await read(props)
  if (!offer) return <NotFoundResponse locale={locale} />
  if (!isCanonical)
    return <RedirectResponse href={localePath(locale, routes.offer(type, offer.id))} />
  return <OfferPage {...{ locale, type, offer }} names={await sectorNames()} />
}
