import 'server-only'
import { route } from '@/lib/api/route'
import { deleteProduct, deleteService, restoreProduct, restoreService } from '../contract'
import { deleteMyOffer, restoreMyOffer } from './service'

export const offerDeletionRoutes = [
  route(deleteProduct, ({ params }, { actor }) => deleteMyOffer('products', actor, params.id)),
  route(deleteService, ({ params }, { actor }) => deleteMyOffer('services', actor, params.id)),
  route(restoreProduct, ({ params }, { actor }) => restoreMyOffer('products', actor, params.id)),
  route(restoreService, ({ params }, { actor }) => restoreMyOffer('services', actor, params.id)),
]
