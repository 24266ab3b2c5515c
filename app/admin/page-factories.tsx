import { SecondFactorScreen } from '@/features/accounts/enrolment/admin/second-factor-screen'
import { CompanyActivity } from '@/features/people/activity/admin/company-activity'
import { EnquirerActivity } from '@/features/people/activity/admin/enquirer-activity'
import { PeopleScreens } from '@/features/people/admin/people-screens'
import { RoleScreens } from '@/features/people/roles/admin/role-screens'
import { RolePreview } from '@/features/back-office/admin/role-preview'
import { OverviewPage } from '@/features/back-office/admin/overview-page'
import { EditorsGuide } from '@/features/back-office/admin/editors-guide'
import { MyMails } from '@/features/back-office/admin/my-mails'
import { ApprovalScreens } from '@/features/approvals/admin/approval-screens'
import { UpkeepScreens } from '@/features/upkeep/admin/upkeep-screens'
import { RecordUpkeep } from '@/features/upkeep/reviews/admin/record-upkeep'
import { ContentScreens } from '@/features/content/admin/content-screens'
import { MediaUploads } from '@/features/content/editing/admin/media-uploads'
import { MediumUses } from '@/features/content/media-uses/admin/medium-uses'
import { loadUnused } from '@/features/content/media-uses/admin/load-unused'
import { WorkScreen } from '@/features/content/publishing/admin/work-screen'
import { BarrierScreens } from '@/features/barriers/review/admin/barrier-screens'
import { EnquiryTasks } from '@/features/barriers/tasks/admin/enquiry-tasks'
import { EnquiryCompanies } from '@/features/buying-requests/introductions/admin/enquiry-companies'
import { RequestScreens } from '@/features/buying-requests/review/admin/request-screens'
import { CaseDeskScreens } from '@/features/enquiries/case-desk/admin/case-desk-screens'
import { CompanyPagePreview } from '@/features/companies/review/admin/company-page-preview'
import { VerificationPart } from '@/features/companies/verification/admin/verification-part'
import { OfferPagePreview } from '@/features/offers/review/admin/offer-page-preview'
import { CaseOutcomes } from '@/features/outcomes/reports/admin/case-outcomes'
import { EventOutcomes } from '@/features/outcomes/reports/admin/event-outcomes'
import { OutcomeNumbers } from '@/features/outcomes/reports/admin/outcome-numbers'
import { MediaLibrary } from '@/features/files/library/admin/media-library'
import { FeedbackList } from '@/features/feedback/list/admin/feedback-list'
import { InsightScreens } from '@/features/insight/admin/insight-screens'
import { RefusedTrafficPage } from '@/features/insight/refused-traffic/admin/refused-traffic-page'
import { DatasetScreens } from '@/features/market-data/admin/dataset-screens'
import { ParticipationScreens } from '@/features/events/check-in/admin/participation-screens'
import { CasePlan } from '@/features/export-plan/advisers/admin/case-plan'
import { PlanNumbers } from '@/features/export-plan/advisers/admin/plan-numbers'
import { FactsScreen } from '@/features/market-access/facts/admin/facts-screen'
import { QuotationScreens } from '@/features/quotation-requests/review/admin/quotation-screens'
import { TemplateScreens } from '@/features/reply-templates/admin/template-screens'
import { SamplePanel } from '@/features/samples/admin/sample-panel'
import { SynonymScreens } from '@/features/search/synonyms/admin/synonym-screens'
import { HolidayPart } from '@/features/working-time/admin/holiday-part'
import { AuditLogList } from '@/features/audit-log/admin/audit-log-list'

/** The screens of the areas of the back office. */
export const screens = {
  overview: <OverviewPage samples={SamplePanel} />,
  work: <WorkScreen />,
  content: <ContentScreens upkeep={RecordUpkeep} />,
  upkeep: <UpkeepScreens />,
  facts: <FactsScreen />,
  datasets: <DatasetScreens />,
  synonyms: <SynonymScreens />,
  media: <MediaLibrary uploads={<MediaUploads />} loadUnused={loadUnused} uses={MediumUses} />,
  enquiries: (
    <CaseDeskScreens
      companies={EnquiryCompanies}
      person={EnquirerActivity}
      plan={CasePlan}
      tasks={EnquiryTasks}
      outcomes={<CaseOutcomes about="enquiry" />}
      holidays={<HolidayPart />}
    />
  ),
  requests: <RequestScreens outcomes={<CaseOutcomes about="buying_request" />} />,
  quotations: <QuotationScreens outcomes={<CaseOutcomes about="quotation_request" />} />,
  barriers: <BarrierScreens />,
  templates: <TemplateScreens />,
  events: <ParticipationScreens outcomes={<EventOutcomes />} />,
  approvals: (
    <ApprovalScreens
      activity={CompanyActivity}
      verification={VerificationPart}
      previews={{
        company: CompanyPagePreview,
        product: OfferPagePreview,
        service: OfferPagePreview,
      }}
    />
  ),
  numbers: (
    <InsightScreens outcomes={OutcomeNumbers} plans={PlanNumbers} feedback={<FeedbackList />} />
  ),
  people: <PeopleScreens />,
  roles: <RoleScreens preview={RolePreview} />,
  trail: <AuditLogList />,
  traffic: <RefusedTrafficPage />,
  guide: <EditorsGuide />,
  mails: <MyMails />,
  security: <SecondFactorScreen />,
}
