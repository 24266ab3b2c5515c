import { pageView } from '@/components/list-view/page-view'
import { ExpertPoolList } from '@/features/experts/components/expert-pool-list'
import { poolViews } from '@/features/experts/search-params'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/i18n/routes'

export const revalidate = 600

export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/pool-of-experts/pages/[page]'>

async function read({ params }: Props) {
  const { locale, page } = await params
  return { locale: localeOf(locale), state: poolViews.parse({ page }) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, state }, site] = await Promise.all([read(props), siteSettings()])
  const view = await pageView(state.page, poolViews.write(state))
  return entryPageMetadata(locale, routes.poolOfExperts(), inLocale(site, 'name', locale), view)
}

export default async function Page(props: Props) {
  const { locale, state } = await read(props)
  return (
    <EntryPage locale={locale} path={routes.poolOfExperts()} feedback={PageFeedback}>
      <ExpertPoolList locale={locale} state={state} />
    </EntryPage>
  )
}
