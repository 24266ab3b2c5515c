import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { contactPageId } from '@/features/offices/rules'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { pageAddresses } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/i18n/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/support-institutions/[record]'>

async function read({ params }: Props) {
  const { locale, record } = await params
  return { locale: localeOf(locale), path: routes.applicationPage(decodeSegment(record)) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path }, site] = await Promise.all([read(props), siteSettings()])
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale))
}

export default async function Page(props: Props) {
  const place = await read(props)
  const { locale } = place
  const [site, addressOf] = await Promise.all([siteSettings(), pageAddresses(locale)])
  const contactPath = addressOf(contactPageId)
  return (
    <EntryPage {...place} feedback={PageFeedback}>
      <EnquiryPart {...{ locale, site, contactPath }} kind="institution" />
    </EntryPage>
  )
}
