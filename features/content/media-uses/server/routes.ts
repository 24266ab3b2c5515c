import 'server-only'
import { route } from '@/lib/api/route'
import { mediumUses, removeMedium, unusedMedia } from '../contract'
import { listUnused, listUses, removeMediumOf } from './service'

export const mediaUseRoutes = [
  route(unusedMedia, ({ query }, { actor }) => listUnused(actor, query)),
  route(mediumUses, ({ params }, { actor }) => listUses(actor, params.key)),
  route(removeMedium, ({ params }, { actor }) => removeMediumOf(actor, params.key)),
]
