import 'server-only'
import { route } from '@/lib/api/route'
import {
  companyOfferFilters,
  directoryPages,
  directoryParts,
  offerCalls,
  offerFilters,
  offersOfCompany,
} from '../contract'
import { offerTypes } from '../../kinds/contract'
import {
  getOffer,
  listOfCompany,
  listOfSubIndustry,
  listPages,
  listParts,
  listSectorsOfCompany,
  listTypeOfCompany,
  listUsedSectors,
} from './service'

export const offerDirectoryRoutes = [
  ...offerTypes.flatMap((type) => {
    const { bySubIndustry, byId, ofCompany } = offerCalls[type]
    return [
      route(bySubIndustry, ({ params, query }) => listOfSubIndustry(type, params.id, query)),
      route(byId, ({ params }) => getOffer(type, params.id)),
      route(ofCompany, ({ params, query }) => listTypeOfCompany(type, params.id, query)),
    ]
  }),
  route(offersOfCompany, ({ params, query }) => listOfCompany(params.id, query)),
  route(offerFilters, () => listUsedSectors()),
  route(companyOfferFilters, ({ params }) => listSectorsOfCompany(params.id)),
  route(directoryParts, () => listParts()),
  route(directoryPages, ({ params }) => listPages(params.id)),
]
