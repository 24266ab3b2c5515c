import { pageView } from '@/components/list-view/page-view'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { AgreementList } from '@/features/trade-agreements/components/agreement-list'
import { agreementViews } from '@/features/trade-agreements/search-params'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/i18n/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/free-trade-agreements/pages/[page]'>

async function read({ params }: Props) {
  const { locale, page } = await params
  return { locale: localeOf(locale), state: agreementViews.parse({ page }) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, state }, site] = await Promise.all([read(props), siteSettings()])
  const view = await pageView(state.page, agreementViews.write(state))
  return entryPageMetadata(
    locale,
    routes.freeTradeAgreements(),
    inLocale(site, 'name', locale),
    view,
  )
}

export default async function Page(props: Props) {
  const { locale, state } = await read(props)
  return (
    <EntryPage locale={locale} path={routes.freeTradeAgreements()} feedback={PageFeedback}>
      <AgreementList locale={locale} state={state} />
    </EntryPage>
  )
}
