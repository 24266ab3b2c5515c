import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { InteractiveData } from '@/features/trade-statistics/components/interactive-data'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/i18n/routes'
import { getTranslations } from 'next-intl/server'

export const revalidate = 600

export const generateStaticParams = () => []

const query = '?tab=5'

type Props = PageProps<'/[locale]/market-information/[record]/interactive-data'>

async function read({ params }: Props) {
  const { locale, record } = await params
  return { locale: localeOf(locale), path: routes.applicationPage(decodeSegment(record)) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path }, site] = await Promise.all([read(props), siteSettings()])
  const t = await getTranslations('statistics')
  const view = { query, title: () => t('title'), description: t('forMembers') }
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale), view)
}

export default async function Page(props: Props) {
  const [{ locale, path }, site] = await Promise.all([read(props), siteSettings()])
  const of = (field: 'contact_phone' | 'contact_email') => inLocale(site, field, locale)
  const agency = { phone: of('contact_phone'), email: of('contact_email') }
  const supportEmail = inLocale(site, 'support_email', locale)
  return (
    <EntryPage locale={locale} path={path} query={query} feedback={PageFeedback}>
      <InteractiveData {...{ locale, agency, supportEmail }} path={`${path}${query}`} />
    </EntryPage>
  )
}
