import 'server-only'
import { route } from '@/lib/api/route'
import { offerTypes } from '../../kinds/contract'
import { offerDeletions } from '../contract'
import { deleteMyOffer, restoreMyOffer } from './service'

export const offerDeletionRoutes = offerTypes.flatMap((type) => {
  const { remove, restore } = offerDeletions[type]
  return [
    route(remove, ({ params }, { actor }) => deleteMyOffer(type, actor, params.id)),
    route(restore, ({ params }, { actor }) => restoreMyOffer(type, actor, params.id)),
  ]
})
