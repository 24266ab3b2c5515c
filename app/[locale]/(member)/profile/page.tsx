import { ProfilePage } from '@/features/accounts/profile/components/profile-page'
import { personAt } from '@/features/accounts/queries'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { profileParts } from '../page-factories'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('accounts.profile')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: PageProps<'/[locale]/profile'>) {
  const locale = localeOf((await params).locale)
  const person = await personAt(locale, routes.profile())
  return <ProfilePage locale={locale} person={person} {...await profileParts(person, locale)} />
}
