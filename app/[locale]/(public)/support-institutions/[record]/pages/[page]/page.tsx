import { pageView } from '@/components/list-view/page-view'
import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { InstitutionList } from '@/features/institutions/components/institution-list'
import { institutionViews } from '@/features/institutions/search-params'
import { contactPageId } from '@/features/offices/rules'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/i18n/routes'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/support-institutions/[record]/pages/[page]'>

async function read({ params }: Props) {
  const { locale, record, page } = await params
  const path = routes.applicationPage(decodeSegment(record))
  return { locale: localeOf(locale), path, state: institutionViews.parse({ page }) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path, state }, site] = await Promise.all([read(props), siteSettings()])
  const view = await pageView(state.page, institutionViews.write(state))
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale), view)
}

export default async function Page(props: Props) {
  const { locale, path, state } = await read(props)
  const [site, contactPath] = await Promise.all([siteSettings(), pagePath(contactPageId, locale)])
  return (
    <EntryPage {...{ locale, path }} feedback={PageFeedback}>
      <InstitutionList {...{ locale, path, state }} />
      <EnquiryPart {...{ locale, site, contactPath }} kind="institution" />
    </EntryPage>
  )
}
