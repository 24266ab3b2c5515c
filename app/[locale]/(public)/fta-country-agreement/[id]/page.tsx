import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import {
  CountryPage,
  countryMetadata,
} from '@/features/trade-agreements/map/components/country-page'
import { countryPage } from '@/features/trade-agreements/map/queries'
import { mapPageId } from '@/features/trade-agreements/map/rules'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath, routes } from '@/lib/routing/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/fta-country-agreement/[id]'>

async function read({ params }: Props) {
  const { locale, id } = await params
  const number = idInSlug(decodeSegment(id))
  const page = number === null ? null : await countryPage(number)
  const path = number === null || id === String(number) ? null : routes.countryAgreement(number)
  return { locale: localeOf(locale), page, moved: path }
}

export async function generateMetadata(props: Props) {
  const [{ locale, page }, site] = await Promise.all([read(props), siteSettings()])
  if (!page) return notFoundMetadata()
  return countryMetadata({ locale, page, siteName: inLocale(site, 'name', locale) })
}

export default async function Page(props: Props) {
  const { locale, page, moved } = await read(props)
  if (!page) return <NotFoundResponse locale={locale} />
  if (moved) return <RedirectResponse href={localePath(locale, moved)} />
  return <CountryPage {...{ locale, page }} mapPath={await pagePath(mapPageId, locale)} />
}
