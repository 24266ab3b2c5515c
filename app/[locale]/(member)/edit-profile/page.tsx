import { personAt } from '@/features/accounts/queries'
import { homeCountries } from '@/features/accounts/profile/queries'
import { EditProfilePage } from '@/features/accounts/profile/components/edit-profile-page'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/edit-profile'>

export async function generateMetadata() {
  const t = await getTranslations('editProfile')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const person = await personAt(locale, routes.editProfile())
  const countries = await homeCountries(locale)
  return <EditProfilePage locale={locale} person={person} countries={countries} />
}
