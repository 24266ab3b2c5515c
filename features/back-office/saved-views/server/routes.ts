import 'server-only'
import { route } from '@/lib/api/route'
import { mySavedViews, saveViews } from '../contract'
import { listViews, replaceViews } from './service'

export const savedViewRoutes = [
  route(mySavedViews, ({ query }, { actor }) => listViews(actor, query.list)),
  route(saveViews, ({ body }, { actor }) => replaceViews(actor, body.list, body.views)),
]
