import 'server-only'
import { accountAdapters, identifyAtProvider } from '@/features/accounts/server/provider'
import { barrierAdapters } from '@/features/barriers/server/provider'
import { buyingRequestAdapters } from '@/features/buying-requests/server/provider'
import { companyDirectoryAdapters } from '@/features/companies/directory/server/provider'
import { companyExchangeAdapters } from '@/features/companies/exchange/server/provider'
import { profileFile } from '@/features/companies/exchange/server/service'
import { exportPlanAdapters } from '@/features/export-plan/server/provider'
import { originChecksAdapters } from '@/features/origin/checks/server/provider'
import { madeChecksAdapters } from '@/features/origin/made-checks/server/provider'
import { marketQuestionAdapters } from '@/features/market-access/question/server/provider'
import { marketAccessAdapters } from '@/features/market-access/server/provider'
import { marketDataAdapters } from '@/features/market-data/server/provider'
import { download } from '@/features/market-data/downloads/server/service'
import { myCompanyAdapters } from '@/features/companies/my-company/server/provider'
import { credentialAdapters } from '@/features/credentials/server/provider'
import { enquiryFormPageAdapters } from '@/features/enquiries/server/provider'
import { enquiryCaseAdapters } from '@/features/enquiries/cases/server/provider'
import { meetingsAdapters } from '@/features/events/meetings/server/provider'
import { participationAdapters } from '@/features/events/participation/server/provider'
import { eventAdapters } from '@/features/events/server/provider'
import { expertAdapters } from '@/features/experts/server/provider'
import { faqAdapters } from '@/features/faqs/server/provider'
import { feedbackAdapters } from '@/features/feedback/server/provider'
import { followAdapters } from '@/features/follows/server/provider'
import { guideAdapters } from '@/features/guide/server/provider'
import { homeAdapters } from '@/features/home/server/provider'
import { institutionAdapters } from '@/features/institutions/server/provider'
import { newsAdapters } from '@/features/news/server/provider'
import { newsletterAdapters } from '@/features/newsletter/server/provider'
import { offerDirectoryAdapters } from '@/features/offers/directory/server/provider'
import { offerExchangeAdapters } from '@/features/offers/exchange/server/provider'
import { myOfferAdapters } from '@/features/offers/my-offers/server/provider'
import { outcomeAdapters } from '@/features/outcomes/server/provider'
import { officeAdapters } from '@/features/offices/server/provider'
import { operationAdapters } from '@/features/operations/server/provider'
import { pageViewAdapters } from '@/features/page-views/server/provider'
import { pageAdapters } from '@/features/pages/server/provider'
import { publicationAdapters } from '@/features/publications/server/provider'
import { openFile } from '@/features/quotation-requests/conversation/server/service'
import { quotationRequestAdapters } from '@/features/quotation-requests/server/provider'
import { referenceListAdapters } from '@/features/reference-lists/server/provider'
import { searchAdapters } from '@/features/search/provider/server/service'
import { datasetAdapters } from '@/features/search/datasets/server/provider'
import { sectorAdapters } from '@/features/sectors/server/provider'
import { siteAdapters } from '@/features/site/server/provider'
import { sponsorAdapters } from '@/features/sponsors/server/provider'
import { agreementAdapters } from '@/features/trade-agreements/server/provider'
import { statisticAdapters } from '@/features/trade-statistics/server/provider'
import { offerFile } from '@/features/offers/exchange/server/service'
import { serveDocument, servePicture, type Readers } from '@/features/files/delivery/server/service'
import { identify as identifyHere } from '@/features/accounts/sessions/server/service'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { upstreamOf } from '@/lib/api/upstream/adapter'
import { tokenOfRequest } from '@/lib/api/upstream/caller'
import { askProvider } from '@/lib/api/upstream/provider'
import { providerDocument, providerPicture } from '@/lib/files/provider-files'
import { hasDatabase } from '@/lib/settings/settings'

const provider = upstreamOf(
  [
    ...accountAdapters,
    ...agreementAdapters,
    ...barrierAdapters,
    ...buyingRequestAdapters,
    ...companyDirectoryAdapters,
    ...companyExchangeAdapters,
    ...credentialAdapters,
    ...datasetAdapters,
    ...enquiryCaseAdapters,
    ...enquiryFormPageAdapters,
    ...eventAdapters,
    ...participationAdapters,
    ...meetingsAdapters,
    ...expertAdapters,
    ...faqAdapters,
    ...feedbackAdapters,
    ...followAdapters,
    ...guideAdapters,
    ...homeAdapters,
    ...institutionAdapters,
    ...marketAccessAdapters,
    ...marketDataAdapters,
    ...marketQuestionAdapters,
    ...originChecksAdapters,
    ...madeChecksAdapters,
    ...exportPlanAdapters,
    ...myCompanyAdapters,
    ...myOfferAdapters,
    ...newsAdapters,
    ...newsletterAdapters,
    ...offerDirectoryAdapters,
    ...offerExchangeAdapters,
    ...officeAdapters,
    ...outcomeAdapters,
    ...operationAdapters,
    ...pageAdapters,
    ...pageViewAdapters,
    ...publicationAdapters,
    ...quotationRequestAdapters,
    ...referenceListAdapters,
    ...searchAdapters,
    ...sectorAdapters,
    ...siteAdapters,
    ...sponsorAdapters,
    ...statisticAdapters,
  ],
  askProvider,
)

/** What answers the calls instead of our own verbs: an existing provider, where one is set. */
export const upstream = () => (hasDatabase() ? undefined : provider)

/** Who makes a request: as our own database knows, or the provider that keeps the accounts. */
export const identify = (request: Request) =>
  hasDatabase() ? identifyHere(request) : identifyAtProvider(request)

/** The picture at `/media/…`, of this portal or of the provider; null when there is none. */
export const sendPicture = (path: readonly string[], request: Request) =>
  hasDatabase() ? servePicture(path, request) : providerPicture(path, request)

/** A dataset of market access as the file of an address. Throws `not_found`, always at a provider. */
export async function sendDataset(key: string, file: string): Promise<Response> {
  if (!hasDatabase()) throw new Problem('not_found')
  return download(key, file)
}

/** The profile of the caller's company as a file. Throws `not_found`, always at a provider. */
export async function sendCompanyFile(actor: Actor, file: string): Promise<Response> {
  if (!hasDatabase()) throw new Problem('not_found')
  return profileFile(actor, file)
}

/** A file of the offers of the caller's company. Throws `not_found`, always at a provider. */
export async function sendOfferFile(actor: Actor, file: string): Promise<Response> {
  if (!hasDatabase()) throw new Problem('not_found')
  return offerFile(actor, file)
}

/** The document of a conversation at its signed address. Throws `not_found`, always at a provider. */
export async function sendConversationFile(key: string, signature: string, request: Request) {
  if (!hasDatabase()) throw new Problem('not_found')
  return openFile(key, signature, request)
}

/** The document at `/api/files/{key}`, of this portal or of the provider. Throws `not_found`. */
export async function sendDocument(key: string, request: Request, readers: Readers) {
  if (hasDatabase()) return serveDocument(key, request, readers)
  const found = await providerDocument(key, request, tokenOfRequest(request))
  if (!found) throw new Problem('not_found')
  return found
}
