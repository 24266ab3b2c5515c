import { NewsListPage, newsListMetadata } from '@/features/news/components/news-list-page'
import { parseNewsState } from '@/features/news/search-params'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'

export const revalidate = 600

export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/news/pages/[page]'>

async function read({ params }: Props) {
  const { locale, page } = await params
  return { locale: localeOf(locale), state: parseNewsState({ page }) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, state }, site] = await Promise.all([read(props), siteSettings()])
  return newsListMetadata(locale, inLocale(site, 'name', locale), state)
}

export default async function Page(props: Props) {
  return <NewsListPage {...await read(props)} />
}
