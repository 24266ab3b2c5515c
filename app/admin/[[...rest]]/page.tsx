import { SecondFactorScreen } from '@/features/accounts/enrolment/admin/second-factor-screen'
import { PeopleScreens } from '@/features/people/admin/people-screens'
import { EditorsGuide } from '@/features/back-office/admin/editors-guide'
import { BackOffice } from '@/features/back-office/components/back-office'
import { requestedLocale, dashboardTexts, staffAtWork } from '@/features/back-office/queries'
import { ApprovalScreens } from '@/features/approvals/admin/approval-screens'
import { ContentScreens } from '@/features/content/admin/content-screens'
import { MediaUploads } from '@/features/content/editing/admin/media-uploads'
import { WorkScreen } from '@/features/content/publishing/admin/work-screen'
import { CaseDeskScreens } from '@/features/enquiries/case-desk/admin/case-desk-screens'
import { MediaLibrary } from '@/features/files/library/admin/media-library'
import { InsightPage } from '@/features/insight/admin/insight-page'
import { AuditLogList } from '@/features/audit-log/admin/audit-log-list'
import { localePath, routes } from '@/lib/routing/routes'
import { notFound, redirect } from 'next/navigation'

export default async function Page() {
  const [locale, staff] = await Promise.all([requestedLocale(), staffAtWork()])
  if (!staff) notFound()
  if (staff.mustEnrol) redirect(`${localePath(locale, routes.security())}#second-factor`)
  const texts = await dashboardTexts(locale)
  return (
    <BackOffice
      {...{ locale, texts, person: staff.person }}
      screens={{
        work: <WorkScreen />,
        content: <ContentScreens />,
        media: <MediaLibrary uploads={<MediaUploads />} />,
        enquiries: <CaseDeskScreens />,
        approvals: <ApprovalScreens />,
        numbers: <InsightPage />,
        people: <PeopleScreens />,
        trail: <AuditLogList />,
        guide: <EditorsGuide />,
        security: <SecondFactorScreen />,
      }}
    />
  )
}
