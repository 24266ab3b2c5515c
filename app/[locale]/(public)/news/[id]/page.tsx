import { NewsItemPage, newsItemMetadata } from '@/features/news/components/news-item-page'
import { newsItem } from '@/features/news/queries'
import { newsPaths } from '@/features/news/rules'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath } from '@/lib/routing/routes'

export const revalidate = 600

export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/news/[id]'>

async function read({ params }: Props) {
  const [{ locale: given, id }, site] = await Promise.all([params, siteSettings()])
  const locale = localeOf(given)
  const number = idInSlug(decodeSegment(id))
  const item = number === null ? null : await newsItem(number)
  const found = item && { item, locale, siteName: inLocale(site, 'name', locale) }
  return { locale, found, address: `/news/${decodeSegment(id)}` }
}

export async function generateMetadata(props: Props) {
  const { found } = await read(props)
  return found ? newsItemMetadata(found) : notFoundMetadata()
}

export default async function Page(props: Props) {
  const { found, locale, address } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  const canonical = newsPaths(found.item)[locale]
  if (canonical !== address)
    return <RedirectResponse href={encodeURI(localePath(locale, canonical))} />
  return <NewsItemPage {...found} />
}
