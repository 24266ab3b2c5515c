import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/routes'

export const revalidate = 600

export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/[...rest]'>

async function read({ params }: Props) {
  const { locale, rest } = await params
  return { locale: localeOf(locale), path: `/${rest.map(decodeSegment).join('/')}` }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path }, site] = await Promise.all([read(props), siteSettings()])
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale))
}

export default async function Page(props: Props) {
  return <EntryPage {...await read(props)} feedback={PageFeedback} />
}
