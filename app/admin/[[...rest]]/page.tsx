import { BackOffice } from '@/features/back-office/components/back-office'
import { askedLocale, staffAtWork } from '@/features/back-office/queries'
import { ContentScreens } from '@/features/content/admin/content-screens'
import { WorkScreen } from '@/features/content/settings/admin/work-screen'
import { MediaLibrary } from '@/features/files/library/admin/media-library'
import { messageBooks } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/i18n/routes'
import { notFound, redirect } from 'next/navigation'

export async function generateMetadata() {
  const { admin } = await messageBooks[await askedLocale()]()
  return { title: admin.title }
}

export default async function Page() {
  const [locale, staff] = await Promise.all([askedLocale(), staffAtWork()])
  if (!staff) notFound()
  if (staff.mustEnrol) redirect(localePath(locale, routes.security()))
  const { admin, problems } = await messageBooks[locale]()
  return (
    <BackOffice
      locale={locale}
      person={staff.person}
      texts={{ admin, problems }}
      screens={{
        work: <WorkScreen />,
        content: <ContentScreens />,
        media: <MediaLibrary />,
      }}
    />
  )
}
