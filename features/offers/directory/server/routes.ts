import 'server-only'
import { route } from '@/lib/api/route'
import { directoryPages, directoryParts, offerCalls, offersOfCompany } from '../contract'
import { offerTypes } from '../../kinds/contract'
import {
  getOffer,
  listOfCompany,
  listOfSubIndustry,
  listPages,
  listParts,
  listTypeOfCompany,
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
  route(directoryParts, () => listParts()),
  route(directoryPages, ({ params }) => listPages(params.id)),
]
