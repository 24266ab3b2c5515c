import { OfferPage, offerMetadata } from '@/features/offers/directory/components/offer-page'
import { approvedOffer, sectorNames } from '@/features/offers/directory/queries'
import { MissingPage, missingMetadata } from '@/features/pages/components/missing-page'
import { MovedPage } from '@/features/pages/components/moved-page'
import { menuEntries } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath, routes } from '@/lib/i18n/routes'

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
  if (!offer) return missingMetadata()
  return offerMetadata({ locale, type, offer, siteName: inLocale(site, 'name', locale) })
}

export default async function Page(props: Props) {
  const { locale, offer, isCanonical } = await read(props)
  if (!offer) return <MissingPage locale={locale} entries={await menuEntries()} />
  if (!isCanonical) return <MovedPage href={localePath(locale, routes.offer(type, offer.id))} />
  return <OfferPage {...{ locale, type, offer }} names={await sectorNames()} />
}
