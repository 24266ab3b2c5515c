import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { ExportGuide } from '@/features/guide/components/export-guide'
import { exportGuide } from '@/features/guide/queries'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/routing/routes'

export const revalidate = 600

export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/export-guide/[record]'>

async function read({ params }: Props) {
  const { locale, record } = await params
  return { locale: localeOf(locale), path: routes.applicationPage(decodeSegment(record)) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path }, site] = await Promise.all([read(props), siteSettings()])
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale))
}

export default async function Page(props: Props) {
  const [address, guide] = await Promise.all([read(props), exportGuide()])
  return (
    <EntryPage {...address} feedback={PageFeedback}>
      <ExportGuide {...address} guide={guide} />
    </EntryPage>
  )
}
