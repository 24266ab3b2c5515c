import { currentPerson } from '@/features/accounts/queries'
import { BackOffice } from '@/features/back-office/components/back-office'
import { requestedLocale, dashboardTexts, staffAtWork } from '@/features/back-office/queries'
import { localePath, routes } from '@/lib/routing/routes'
import { release } from '@/lib/settings/release'
import { notFound, redirect } from 'next/navigation'
import { screens } from '../page-factories'

export default async function Page({ params }: PageProps<'/admin/[[...rest]]'>) {
  const [locale, staff] = await Promise.all([requestedLocale(), staffAtWork()])
  if (!staff && !(await currentPerson())) {
    const { rest = [] } = await params
    redirect(localePath(locale, routes.login([routes.backOffice(), ...rest].join('/'))))
  }
  if (!staff) notFound()
  if (staff.mustEnrol) redirect(`${localePath(locale, routes.security())}#second-factor`)
  const texts = await dashboardTexts(locale)
  return (
    <BackOffice
      locale={locale}
      texts={texts}
      person={staff.person}
      release={release()}
      screens={screens}
    />
  )
}
