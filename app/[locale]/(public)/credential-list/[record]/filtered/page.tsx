import { CredentialList } from '@/features/credentials/components/credential-list'
import { credentialViews } from '@/features/credentials/search-params'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/i18n/routes'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/credential-list/[record]/filtered'>

async function read({ params, searchParams }: Props) {
  const [{ locale, record }, query] = await Promise.all([params, searchParams])
  const path = routes.applicationPage(decodeSegment(record))
  return { locale: localeOf(locale), path, state: credentialViews.parse(query) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path }, site] = await Promise.all([read(props), siteSettings()])
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale))
}

export default async function Page(props: Props) {
  const { locale, path, state } = await read(props)
  return (
    <EntryPage locale={locale} path={path} feedback={PageFeedback}>
      <CredentialList {...{ locale, path, state }} />
    </EntryPage>
  )
}
