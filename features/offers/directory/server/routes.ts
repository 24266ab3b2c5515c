import 'server-only'
import { route } from '@/lib/api/route'
import {
  directoryPages,
  directoryParts,
  offersOfCompany,
  productById,
  productsBySubIndustry,
  productsOfCompany,
  serviceById,
  servicesBySubIndustry,
  servicesOfCompany,
} from '../contract'
import {
  getOffer,
  listOfCompany,
  listOfSubIndustry,
  listPages,
  listParts,
  listTypeOfCompany,
} from './service'

export const offerDirectoryRoutes = [
  route(productsBySubIndustry, ({ params, query }) =>
    listOfSubIndustry('products', params.id, query),
  ),
  route(servicesBySubIndustry, ({ params, query }) =>
    listOfSubIndustry('services', params.id, query),
  ),
  route(productById, ({ params }) => getOffer('products', params.id)),
  route(serviceById, ({ params }) => getOffer('services', params.id)),
  route(productsOfCompany, ({ params, query }) => listTypeOfCompany('products', params.id, query)),
  route(servicesOfCompany, ({ params, query }) => listTypeOfCompany('services', params.id, query)),
  route(offersOfCompany, ({ params, query }) => listOfCompany(params.id, query)),
  route(directoryParts, () => listParts()),
  route(directoryPages, ({ params }) => listPages(params.id)),
]
