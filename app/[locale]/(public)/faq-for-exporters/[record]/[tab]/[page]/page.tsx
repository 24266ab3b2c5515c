import { ExporterFaqList } from '@/features/faqs/components/exporter-faq-list'
import { exporterFaqView } from '@/features/faqs/components/exporter-faqs'
import { parseExporterFaqState } from '@/features/faqs/search-params'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { contactPageId } from '@/features/offices/rules'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/routing/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/faq-for-exporters/[record]/[tab]/[page]'>

async function read({ params }: Props) {
  const { locale, record, ...state } = await params
  const path = routes.applicationPage(decodeSegment(record))
  return { locale: localeOf(locale), path, state: parseExporterFaqState(state) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path, state }, site] = await Promise.all([read(props), siteSettings()])
  const name = inLocale(site, 'name', locale)
  return entryPageMetadata(locale, path, name, await exporterFaqView(state))
}

export default async function Page(props: Props) {
  const { locale, path, state } = await read(props)
  const contactPath = await pagePath(contactPageId, locale)
  return (
    <EntryPage locale={locale} path={path} feedback={PageFeedback}>
      <ExporterFaqList {...{ locale, state, path, contactPath }} />
    </EntryPage>
  )
}
