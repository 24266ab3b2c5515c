import * as market from '@/features/market-access/question/components/market-answer'
import { SearchFollow } from '@/features/follows/components/search-follow'
import { TaskBlock } from '@/features/pages/components/task-block'
import { contactPageId } from '@/features/offices/contract'
import { pagePath } from '@/features/pages/queries'
import { SearchPage, searchMetadata } from '@/features/search/components/search-page'
import { requestedSearch } from '@/features/search/search-params'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/search/[[...keyword]]'>

async function read({ params, searchParams }: Props) {
  const [given, query] = await Promise.all([params, searchParams])
  const locale = localeOf(given.locale)
  return { locale, requested: requestedSearch(locale, given.keyword, query) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, requested }, site] = await Promise.all([read(props), siteSettings()])
  return searchMetadata(locale, inLocale(site, 'name', locale), requested)
}

export default async function Page(props: Props) {
  const { locale, requested } = await read(props)
  const answer = await market.answerToSearch(locale, requested.text)
  return (
    <SearchPage
      locale={locale}
      requested={requested}
      contactPath={await pagePath(contactPageId, locale)}
      lead={answer && <market.MarketAnswer locale={locale} answer={answer} />}
      ways={<TaskBlock locale={locale} />}
      follow={<SearchFollow locale={locale} text={requested.text} />}
    />
  )
}
