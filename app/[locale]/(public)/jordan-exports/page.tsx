import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { ExportTiles } from '@/features/home/components/export-tiles'
import { exportTiles } from '@/features/home/queries'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'

export const revalidate = 600

type Props = PageProps<'/[locale]/jordan-exports'>

export async function generateMetadata({ params }: Props) {
  const [locale, site] = [localeOf((await params).locale), await siteSettings()]
  return entryPageMetadata(locale, routes.jordanExports(), inLocale(site, 'name', locale))
}

export default async function Page({ params }: Props) {
  const [locale, tiles] = [localeOf((await params).locale), await exportTiles()]
  return (
    <EntryPage locale={locale} path={routes.jordanExports()} feedback={PageFeedback}>
      <ExportTiles locale={locale} tiles={tiles} />
    </EntryPage>
  )
}
