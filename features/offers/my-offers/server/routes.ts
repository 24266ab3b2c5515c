import 'server-only'
import { route } from '@/lib/api/route'
import {
  addProduct,
  addService,
  editProduct,
  editService,
  myProducts,
  myServices,
  tradeChoices,
} from '../contract'
import { getTradeChoices } from '../../trade-facts/server/service'
import { addMyOffer, changeMyOffer, listMyOffers, requireOwn } from './service'

export const myOffersRoutes = [
  route(myProducts, ({ params, query }, { actor }) =>
    listMyOffers('products', actor, params.companyId, query),
  ),
  route(myServices, ({ params, query }, { actor }) =>
    listMyOffers('services', actor, params.companyId, query),
  ),
  route(tradeChoices, (_input, { actor }) => getTradeChoices(actor)),
  route(addProduct, ({ body, files }, { actor }) => addMyOffer('products', actor, body, files)),
  route(addService, ({ body, files }, { actor }) => addMyOffer('services', actor, body, files)),
  route(
    editProduct,
    ({ params, body, files }, { actor }) =>
      changeMyOffer('products', actor, params.id, { form: body, files }),
    ({ id }, actor) => requireOwn('products', actor, id),
  ),
  route(
    editService,
    ({ params, body, files }, { actor }) =>
      changeMyOffer('services', actor, params.id, { form: body, files }),
    ({ id }, actor) => requireOwn('services', actor, id),
  ),
]
