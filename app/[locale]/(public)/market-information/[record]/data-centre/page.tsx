import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { DataCentre } from '@/features/trade-statistics/data-centre/components/data-centre'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/i18n/routes'
import { getTranslations } from 'next-intl/server'

export const revalidate = 600

export const generateStaticParams = () => []

const query = '?tab=4'

type Props = PageProps<'/[locale]/market-information/[record]/data-centre'>

async function read({ params }: Props) {
  const { locale, record } = await params
  return { locale: localeOf(locale), path: routes.applicationPage(decodeSegment(record)) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path }, site] = await Promise.all([read(props), siteSettings()])
  const t = await getTranslations('dataCentre')
  const view = { query, title: () => t('title'), description: t('forMembers') }
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale), view)
}

export default async function Page(props: Props) {
  const { locale, path } = await read(props)
  return (
    <EntryPage locale={locale} path={path} query={query} feedback={PageFeedback}>
      <DataCentre locale={locale} path={`${path}${query}`} />
    </EntryPage>
  )
}
