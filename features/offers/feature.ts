import 'server-only'
import { decisionCalls, reviewCalls } from '@/features/approvals/contract'
import { decisionsOn } from '@/features/approvals/server/submissions'
import { calls, type Feature } from '@/lib/api/feature'
import { offerDeletions } from './deletion/contract'
import { clearDeletedOffer, deleteMyOffer, restoreMyOffer } from './deletion/server/deletion'
import * as directoryContract from './directory/contract'
import { directoryAtProvider, offersOfTypeAtProvider } from './directory/server/directory.provider'
import {
  getOffer,
  listOfCompany,
  listOfSubIndustry,
  listPages,
  listParts,
  listSectorsOfCompany,
  listTypeOfCompany,
  listUsedSectors,
} from './directory/server/directory'
import * as exchangeContract from './exchange/contract'
import { submittedOffers } from './server/approval'
import { beginImport, receiveFiles } from './server/import-files'
import {
  applyImport,
  checkImport,
  clearOfferImports,
  currentImport,
  endImport,
  listLines,
  offerImportWork,
} from './server/imports'
import { offerTypes } from './kinds/contract'
import * as myOffersContract from './my-offers/contract'
import { myOffersAtProvider } from './my-offers/server/my-offers.provider'
import { addMyOffer, changeMyOffer, listMyOffers, requireOwn } from './my-offers/server/my-offers'
import { getOfferReview } from './review/server/review'
import { kindOf } from './rules'
import { getTradeChoices } from './trade-facts/server/trade-facts'

export const offersFeature: Feature = {
  name: 'offers',
  calls: [
    ...calls(
      directoryContract,
      {
        ...directoryAtProvider,
        offerFilters: 'absent',
        companyOfferFilters: 'absent',
        directoryPages: 'same',
      },
      {
        offersOfCompany: ({ params, query }) => listOfCompany(params.id, query),
        offerFilters: () => listUsedSectors(),
        companyOfferFilters: ({ params }) => listSectorsOfCompany(params.id),
        directoryParts: () => listParts(),
        directoryPages: ({ params }) => listPages(params.id),
      },
    ),
    // A provider takes no files of offers.
    ...calls(exchangeContract, 'absent', {
      beginOfferImport: ({ body, files }, { actor }) => beginImport(actor, body.type, files.file),
      sendImportFiles: ({ body, files }, { actor }) => receiveFiles(actor, body.id, files.files),
      myOfferImport: (_input, { actor }) => currentImport(actor),
      importLineList: ({ query }, { actor }) => listLines(actor, query),
      checkOfferImport: ({ body }, { actor }) => checkImport(actor, body.id),
      applyOfferImport: ({ body }, { actor }) => applyImport(actor, body.id),
      endOfferImport: ({ body }, { actor }) => endImport(actor, body.id),
    }),
    ...calls(
      myOffersContract,
      {
        ...myOffersAtProvider,
        tradeChoices: 'same',
        addProduct: 'same',
        addService: 'same',
        editProduct: 'same',
        editService: 'same',
      },
      {
        myProducts: ({ params, query }, { actor }) =>
          listMyOffers('products', actor, params.companyId, query),
        myServices: ({ params, query }, { actor }) =>
          listMyOffers('services', actor, params.companyId, query),
        tradeChoices: (_input, { actor }) => getTradeChoices(actor),
        addProduct: ({ body, files }, { actor }) => addMyOffer('products', actor, body, files),
        addService: ({ body, files }, { actor }) => addMyOffer('services', actor, body, files),
        editProduct: {
          admit: ({ id }, actor) => requireOwn('products', actor, id),
          handle: ({ params, body, files }, { actor }) =>
            changeMyOffer('products', actor, params.id, { form: body, files }),
        },
        editService: {
          admit: ({ id }, actor) => requireOwn('services', actor, id),
          handle: ({ params, body, files }, { actor }) =>
            changeMyOffer('services', actor, params.id, { form: body, files }),
        },
      },
    ),
    ...offerTypes.flatMap((type) => [
      ...calls(directoryContract.offerCalls[type], offersOfTypeAtProvider(type), {
        bySubIndustry: ({ params, query }) => listOfSubIndustry(type, params.id, query),
        byId: ({ params }) => getOffer(type, params.id),
        ofCompany: ({ params, query }) => listTypeOfCompany(type, params.id, query),
      }),
      ...calls(offerDeletions[type], 'same', {
        remove: ({ params }, { actor }) => deleteMyOffer(type, actor, params.id),
        restore: ({ params }, { actor }) => restoreMyOffer(type, actor, params.id),
      }),
      ...calls(decisionCalls[kindOf(type)], 'same', decisionsOn(submittedOffers[type])),
    ]),
    ...offerTypes.flatMap((type) =>
      calls({ review: reviewCalls[kindOf(type)] }, 'same', {
        review: ({ params }, { actor }) => getOfferReview(type, actor, params.id),
      }),
    ),
  ],
  jobs: [clearDeletedOffer, offerImportWork],
  hourly: [clearOfferImports],
  siteMapParts: () =>
    import('./directory/queries').then(({ directoryListedPages, directoryPartNumbers }) => ({
      names: directoryPartNumbers,
      pagesOf: directoryListedPages,
    })),
}
