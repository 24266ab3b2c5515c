import { taskAddresses } from '@/features/pages/components/not-found-response'
import { UnderConstructionPage } from '@/features/pages/components/under-construction-page'
import { menuEntries } from '@/features/pages/queries'
import { localeOf } from '@/lib/i18n/locale'
import { getTranslations } from 'next-intl/server'

export const revalidate = 600

type Props = PageProps<'/[locale]/page-under-construction'>

export async function generateMetadata() {
  const t = await getTranslations('errors')
  return { title: t('underConstruction.title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const [{ locale: given }, entries] = await Promise.all([params, menuEntries()])
  const locale = localeOf(given)
  return <UnderConstructionPage locale={locale} addresses={taskAddresses(entries, locale)} />
}
