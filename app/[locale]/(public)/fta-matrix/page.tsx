import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { AgreementMatrix } from '@/features/trade-agreements/components/agreement-matrix'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'

export const revalidate = 600

type Props = PageProps<'/[locale]/fta-matrix'>

export async function generateMetadata({ params }: Props) {
  const [locale, site] = [localeOf((await params).locale), await siteSettings()]
  return entryPageMetadata(locale, routes.ftaMatrix(), inLocale(site, 'name', locale))
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  return (
    <EntryPage locale={locale} path={routes.ftaMatrix()} feedback={PageFeedback}>
      <AgreementMatrix locale={locale} />
    </EntryPage>
  )
}
