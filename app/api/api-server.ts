import 'server-only'
import { accountsRoutes } from '@/features/accounts/server/routes'
import { enrolmentRoutes } from '@/features/accounts/enrolment/server/routes'
import { activityRoutes } from '@/features/people/activity/server/routes'
import { roleRoutes } from '@/features/people/roles/server/routes'
import { peopleRoutes } from '@/features/people/server/routes'
import { profileRoutes } from '@/features/accounts/profile/server/routes'
import { reauthenticationRoutes } from '@/features/accounts/reauthentication/server/routes'
import { securityRoutes } from '@/features/accounts/security/server/routes'
import { sessionsRoutes } from '@/features/accounts/sessions/server/routes'
import { approvalsRoutes } from '@/features/approvals/server/routes'
import { backOfficeRoutes } from '@/features/back-office/server/routes'
import { savedViewRoutes } from '@/features/back-office/saved-views/server/routes'
import { staffMailRoutes } from '@/features/back-office/digest/server/routes'
import { companyApprovalRoutes } from '@/features/companies/approval/server/routes'
import { companyDirectoryRoutes } from '@/features/companies/directory/server/routes'
import { companyExchangeRoutes } from '@/features/companies/exchange/server/routes'
import { companyNameSearchRoutes } from '@/features/companies/name-search/server/routes'
import { companyCheckRoutes } from '@/features/companies/verification/server/routes'
import { companyReviewRoutes } from '@/features/companies/review/server/routes'
import { barrierRoutes } from '@/features/barriers/server/routes'
import { buyingRequestRoutes } from '@/features/buying-requests/server/routes'
import { registrationRoutes } from '@/features/companies/registration/server/routes'
import { myCompanyRoutes } from '@/features/companies/my-company/server/routes'
import { consultationsRoutes } from '@/features/consultations/server/routes'
import { withDraft } from '@/features/content/preview/server/service'
import { writeReviewed } from '@/features/content/reviewed/server/service'
import { directWriteRoutes } from '@/features/content/store/server/routes'
import { mediaUseRoutes } from '@/features/content/media-uses/server/routes'
import { alternativeRoutes } from '@/features/upkeep/alternatives/server/routes'
import { calendarRoutes } from '@/features/upkeep/calendar/server/routes'
import { linkCheckRoutes } from '@/features/upkeep/links/server/routes'
import { reviewRoutes } from '@/features/upkeep/reviews/server/routes'
import { contentRoutes } from '@/features/content/server/routes'
import { credentialsRoutes } from '@/features/credentials/server/routes'
import { quotationInboxRoutes } from '@/features/quotation-requests/inbox/server/routes'
import { quotationPersonRoutes } from '@/features/quotation-requests/person/server/routes'
import { quotationReviewRoutes } from '@/features/quotation-requests/review/server/routes'
import { quotationSubmissionRoutes } from '@/features/quotation-requests/submission/server/routes'
import { readinessRoutes } from '@/features/enquiries/readiness/server/routes'
import { enquiriesRoutes } from '@/features/enquiries/server/routes'
import { enquiryCasesRoutes } from '@/features/enquiries/cases/server/routes'
import { bulkRoutes } from '@/features/enquiries/bulk/server/routes'
import { caseDeskRoutes } from '@/features/enquiries/case-desk/server/routes'
import { workingTimeRoutes } from '@/features/working-time/server/routes'
import { serviceLevelRoutes } from '@/features/enquiries/service-levels/server/routes'
import { enquiryExportRoutes } from '@/features/enquiries/export/server/routes'
import { enquiryCorrespondenceRoutes } from '@/features/enquiries/correspondence/server/routes'
import { enquirySubmissionRoutes } from '@/features/enquiries/submission/server/routes'
import { checkInRoutes } from '@/features/events/check-in/server/routes'
import { meetingsRoutes } from '@/features/events/meetings/server/routes'
import { participationRoutes } from '@/features/events/participation/server/routes'
import { eventsRoutes } from '@/features/events/server/routes'
import { expertsRoutes } from '@/features/experts/server/routes'
import { faqsRoutes } from '@/features/faqs/server/routes'
import { feedbackListRoutes } from '@/features/feedback/list/server/routes'
import { feedbackRoutes } from '@/features/feedback/server/routes'
import { libraryRoutes } from '@/features/files/library/server/routes'
import { followRoutes } from '@/features/follows/server/routes'
import { guideRoutes } from '@/features/guide/server/routes'
import { homeRoutes } from '@/features/home/server/routes'
import { nomenclatureRoutes } from '@/features/hs-nomenclature/server/routes'
import { marketDataRoutes } from '@/features/market-data/server/routes'
import { marketVersionRoutes } from '@/features/market-data/versions/server/routes'
import { factRoutes } from '@/features/market-access/facts/server/routes'
import { refusedTrafficRoutes } from '@/features/insight/refused-traffic/server/routes'
import { insightRoutes } from '@/features/insight/server/routes'
import { institutionsRoutes } from '@/features/institutions/server/routes'
import { marketAccessRoutes } from '@/features/market-access/server/routes'
import { exportPlanRoutes } from '@/features/export-plan/server/routes'
import { originChecksRoutes } from '@/features/origin/checks/server/routes'
import { madeChecksRoutes } from '@/features/origin/made-checks/server/routes'
import { marketQuestionRoutes } from '@/features/market-access/question/server/routes'
import { newsRoutes } from '@/features/news/server/routes'
import { newsletterRoutes } from '@/features/newsletter/server/routes'
import { offerApprovalRoutes } from '@/features/offers/approval/server/routes'
import { offerReviewRoutes } from '@/features/offers/review/server/routes'
import { offerDeletionRoutes } from '@/features/offers/deletion/server/routes'
import { offerDirectoryRoutes } from '@/features/offers/directory/server/routes'
import { offerImportFileRoutes } from '@/features/offers/import-files/server/routes'
import { offerImportRoutes } from '@/features/offers/imports/server/routes'
import { myOffersRoutes } from '@/features/offers/my-offers/server/routes'
import { outcomeRoutes } from '@/features/outcomes/asking/server/routes'
import { staffOutcomeRoutes } from '@/features/outcomes/reports/server/routes'
import { performanceRoutes } from '@/features/outcomes/performance/server/routes'
import { officesRoutes } from '@/features/offices/server/routes'
import { lateJobRoutes } from '@/features/insight/late-jobs/server/routes'
import { operationsRoutes } from '@/features/operations/server/routes'
import { pageViewRoutes } from '@/features/page-views/server/routes'
import { pagesRoutes } from '@/features/pages/server/routes'
import { personalDataRoutes } from '@/features/personal-data/server/routes'
import { publicationsRoutes } from '@/features/publications/server/routes'
import { referenceListsRoutes } from '@/features/reference-lists/server/routes'
import { replyTemplateRoutes } from '@/features/reply-templates/server/routes'
import { searchLogRoutes } from '@/features/search/search-log/server/routes'
import { datasetsRoutes } from '@/features/search/datasets/server/routes'
import { popularSearchRoutes } from '@/features/search/popular/server/routes'
import { sampleRoutes } from '@/features/samples/server/routes'
import { searchRoutes } from '@/features/search/server/routes'
import { judgementRoutes } from '@/features/search/judgements/server/routes'
import { synonymRoutes } from '@/features/search/synonyms/server/routes'
import { sectorsRoutes } from '@/features/sectors/server/routes'
import { siteRoutes } from '@/features/site/server/routes'
import { sponsorsRoutes } from '@/features/sponsors/server/routes'
import { tradeAgreementsRoutes } from '@/features/trade-agreements/server/routes'
import { publishedStatisticRoutes } from '@/features/trade-statistics/published/server/routes'
import { tradeStatisticsRoutes } from '@/features/trade-statistics/server/routes'
import { auditLogRoutes } from '@/features/audit-log/server/routes'
import { installTransport } from '@/lib/api/call'
import type { Endpoint } from '@/lib/api/endpoint'
import { rethrowForPage } from '@/lib/api/error-responses'
import { mount } from '@/lib/api/mount'
import { pageRequest } from '@/lib/auth/page-request'
import { draftInView } from '@/lib/cache/draft-view'
import { cacheUnderTags } from '@/lib/cache/page-data'
import { identify, upstream } from './upstream'

const routes = [
  ...accountsRoutes,
  ...approvalsRoutes,
  ...backOfficeRoutes,
  ...sampleRoutes,
  ...savedViewRoutes,
  ...staffMailRoutes,
  ...companyApprovalRoutes,
  ...searchLogRoutes,
  ...synonymRoutes,
  ...judgementRoutes,
  ...barrierRoutes,
  ...buyingRequestRoutes,
  ...companyDirectoryRoutes,
  ...companyExchangeRoutes,
  ...companyNameSearchRoutes,
  ...companyReviewRoutes,
  ...companyCheckRoutes,
  ...consultationsRoutes,
  ...contentRoutes,
  ...mediaUseRoutes,
  ...reviewRoutes,
  ...linkCheckRoutes,
  ...calendarRoutes,
  ...alternativeRoutes,
  ...credentialsRoutes,
  ...directWriteRoutes,
  ...datasetsRoutes,
  ...bulkRoutes,
  ...caseDeskRoutes,
  ...enquiriesRoutes,
  ...enquiryCasesRoutes,
  ...enquiryCorrespondenceRoutes,
  ...enquiryExportRoutes,
  ...enquirySubmissionRoutes,
  ...enrolmentRoutes,
  ...eventsRoutes,
  ...participationRoutes,
  ...meetingsRoutes,
  ...checkInRoutes,
  ...expertsRoutes,
  ...faqsRoutes,
  ...feedbackRoutes,
  ...feedbackListRoutes,
  ...followRoutes,
  ...guideRoutes,
  ...homeRoutes,
  ...insightRoutes,
  ...refusedTrafficRoutes,
  ...factRoutes,
  ...institutionsRoutes,
  ...libraryRoutes,
  ...myCompanyRoutes,
  ...marketAccessRoutes,
  ...marketDataRoutes,
  ...marketVersionRoutes(writeReviewed),
  ...marketQuestionRoutes,
  ...originChecksRoutes,
  ...madeChecksRoutes,
  ...exportPlanRoutes,
  ...newsRoutes,
  ...newsletterRoutes,
  ...nomenclatureRoutes,
  ...myOffersRoutes,
  ...offerApprovalRoutes,
  ...offerDeletionRoutes,
  ...offerDirectoryRoutes,
  ...offerImportFileRoutes,
  ...offerImportRoutes,
  ...offerReviewRoutes,
  ...officesRoutes,
  ...outcomeRoutes,
  ...staffOutcomeRoutes,
  ...performanceRoutes,
  ...operationsRoutes,
  ...lateJobRoutes,
  ...pagesRoutes,
  ...pageViewRoutes,
  ...peopleRoutes,
  ...roleRoutes,
  ...activityRoutes,
  ...personalDataRoutes,
  ...profileRoutes,
  ...publicationsRoutes,
  ...quotationSubmissionRoutes,
  ...quotationPersonRoutes,
  ...quotationInboxRoutes,
  ...quotationReviewRoutes,
  ...readinessRoutes,
  ...referenceListsRoutes,
  ...registrationRoutes,
  ...replyTemplateRoutes,
  ...searchRoutes,
  ...popularSearchRoutes,
  ...sectorsRoutes,
  ...reauthenticationRoutes,
  ...securityRoutes,
  ...serviceLevelRoutes,
  ...workingTimeRoutes,
  ...sessionsRoutes,
  ...siteRoutes,
  ...sponsorsRoutes,
  ...tradeAgreementsRoutes,
  ...tradeStatisticsRoutes,
  ...publishedStatisticRoutes,
  ...auditLogRoutes,
]

/** Every call of the portal, behind one entry point. */
export const apiServer = mount(routes, { identify, cache: cacheUnderTags, upstream })

/** Pages call the same server without a socket; calls that are not public are made as their visitor. */
installTransport(
  (endpoint, input) => answerPage(endpoint, input).catch(rethrowForPage),
  (endpoint) => upstream()?.lacks(endpoint) ?? false,
)

async function answerPage(endpoint: Endpoint, input: object): Promise<unknown> {
  const isOpen = endpoint.access === 'public' && !endpoint.personal
  const actor = isOpen ? undefined : await identify(await pageRequest())
  const ask = () => apiServer.dispatch(endpoint, input, actor)
  const draft = readsOnly(endpoint) && !upstream() ? await draftInView() : null
  return draft ? withDraft(actor ?? (await identify(await pageRequest())), draft, ask) : ask()
}

/** What may be answered from a change that is taken back again. */
function readsOnly({ method, changes, access }: Endpoint): boolean {
  return method === 'GET' && changes !== true && !access.startsWith('staff:')
}
