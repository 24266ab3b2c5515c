import { BarrierAudiences } from '@/features/enquiries/components/barrier-audiences'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'

export const revalidate = 600

type Props = PageProps<'/[locale]/reporting-trade-barriers'>

async function read({ params }: Props) {
  return { locale: localeOf((await params).locale), path: routes.tradeBarriers() }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path }, site] = await Promise.all([read(props), siteSettings()])
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale))
}

export default async function Page(props: Props) {
  const address = await read(props)
  return (
    <EntryPage {...address} feedback={PageFeedback}>
      <BarrierAudiences locale={address.locale} />
    </EntryPage>
  )
}
