import { SecondFactorScreen } from '@/features/accounts/enrolment/admin/second-factor-screen'
import { PeopleScreens } from '@/features/people/admin/people-screens'
import { AreaTiles } from '@/features/back-office/admin/area-tiles'
import { EditorsGuide } from '@/features/back-office/admin/editors-guide'
import { ApprovalScreens } from '@/features/approvals/admin/approval-screens'
import { ContentScreens } from '@/features/content/admin/content-screens'
import { MediaUploads } from '@/features/content/editing/admin/media-uploads'
import { WorkScreen } from '@/features/content/publishing/admin/work-screen'
import { CaseDeskScreens } from '@/features/enquiries/case-desk/admin/case-desk-screens'
import { MediaLibrary } from '@/features/files/library/admin/media-library'
import { InsightPage } from '@/features/insight/admin/insight-page'
import { DatasetScreens } from '@/features/market-data/admin/dataset-screens'
import { FactsScreen } from '@/features/market-access/facts/admin/facts-screen'
import { AuditLogList } from '@/features/audit-log/admin/audit-log-list'

/** The screens of the areas of the back office. */
export const screens = {
  work: <WorkScreen overview={<AreaTiles />} />,
  content: <ContentScreens />,
  facts: <FactsScreen />,
  datasets: <DatasetScreens />,
  media: <MediaLibrary uploads={<MediaUploads />} />,
  enquiries: <CaseDeskScreens />,
  approvals: <ApprovalScreens />,
  numbers: <InsightPage />,
  people: <PeopleScreens />,
  trail: <AuditLogList />,
  guide: <EditorsGuide />,
  security: <SecondFactorScreen />,
}
