import 'server-only'
import { accountsFeature } from '@/features/accounts/feature'
import { approvalsFeature } from '@/features/approvals/feature'
import { auditLogFeature } from '@/features/audit-log/feature'
import { backOfficeFeature } from '@/features/back-office/feature'
import { barriersFeature } from '@/features/barriers/feature'
import { buyingRequestsFeature } from '@/features/buying-requests/feature'
import { companiesFeature } from '@/features/companies/feature'
import { consultationsFeature } from '@/features/consultations/feature'
import { contentFeature } from '@/features/content/feature'
import { writeReviewed } from '@/features/content/server/reviewed'
import { conversationsFeature } from '@/features/conversations/feature'
import { credentialsFeature } from '@/features/credentials/feature'
import { enquiriesFeature } from '@/features/enquiries/feature'
import { eventsFeature } from '@/features/events/feature'
import { expertsFeature } from '@/features/experts/feature'
import { exportPlanFeature } from '@/features/export-plan/feature'
import { faqsFeature } from '@/features/faqs/feature'
import { feedbackFeature } from '@/features/feedback/feature'
import { filesFeature } from '@/features/files/feature'
import { followsFeature } from '@/features/follows/feature'
import { guideFeature } from '@/features/guide/feature'
import { homeFeature } from '@/features/home/feature'
import { hsNomenclatureFeature } from '@/features/hs-nomenclature/feature'
import { insightFeature } from '@/features/insight/feature'
import { institutionsFeature } from '@/features/institutions/feature'
import { marketAccessFeature } from '@/features/market-access/feature'
import { marketDataFeature } from '@/features/market-data/feature'
import { newsFeature } from '@/features/news/feature'
import { newsletterFeature } from '@/features/newsletter/feature'
import { offersFeature } from '@/features/offers/feature'
import { officesFeature } from '@/features/offices/feature'
import { operationsFeature } from '@/features/operations/feature'
import { originFeature } from '@/features/origin/feature'
import { outcomesFeature } from '@/features/outcomes/feature'
import { pageViewsFeature } from '@/features/page-views/feature'
import { pagesFeature } from '@/features/pages/feature'
import { peopleFeature } from '@/features/people/feature'
import { personalDataFeature } from '@/features/personal-data/feature'
import { publicationsFeature } from '@/features/publications/feature'
import { quotationRequestsFeature } from '@/features/quotation-requests/feature'
import { referenceListsFeature } from '@/features/reference-lists/feature'
import { replyTemplatesFeature } from '@/features/reply-templates/feature'
import { samplesFeature } from '@/features/samples/feature'
import { searchFeature } from '@/features/search/feature'
import { sectorsFeature } from '@/features/sectors/feature'
import { siteFeature } from '@/features/site/feature'
import { sponsorsFeature } from '@/features/sponsors/feature'
import { tradeAgreementsFeature } from '@/features/trade-agreements/feature'
import { tradeStatisticsFeature } from '@/features/trade-statistics/feature'
import { upkeepFeature } from '@/features/upkeep/feature'
import { workingTimeFeature } from '@/features/working-time/feature'
import type { Feature } from '@/lib/api/feature'

/** In the order of the OpenAPI document, and of what a person gets in the export of their data. */
const ownFeatures: readonly Feature[] = [
  referenceListsFeature,
  sectorsFeature,
  hsNomenclatureFeature,
  filesFeature,
  siteFeature,
  pageViewsFeature,
  auditLogFeature,
  operationsFeature,
  replyTemplatesFeature,
  workingTimeFeature,
  accountsFeature,
  pagesFeature,
  newsFeature,
  eventsFeature,
  expertsFeature,
  institutionsFeature,
  tradeAgreementsFeature,
  publicationsFeature,
  officesFeature,
  sponsorsFeature,
  guideFeature,
  homeFeature,
  faqsFeature,
  consultationsFeature,
  feedbackFeature,
  newsletterFeature,
  tradeStatisticsFeature,
  originFeature,
  marketAccessFeature,
  marketDataFeature(writeReviewed),
  searchFeature,
  credentialsFeature,
  companiesFeature,
  offersFeature,
  followsFeature(() => ownFeatures.flatMap(({ mails }) => mails ?? [])),
  conversationsFeature,
  quotationRequestsFeature,
  enquiriesFeature,
  barriersFeature,
  buyingRequestsFeature,
  exportPlanFeature,
  outcomesFeature,
  approvalsFeature,
  contentFeature,
  peopleFeature,
  upkeepFeature,
  insightFeature,
  samplesFeature,
  backOfficeFeature,
]

/** What features store of people. */
export const personalRecords = ownFeatures.flatMap(({ personal }) => personal ?? [])

/** All features. */
export const features: readonly Feature[] = [...ownFeatures, personalDataFeature(personalRecords)]

/** Every call of the portal. */
export const allCalls = features.flatMap(({ calls }) => calls)
