import 'server-only'
import { route } from '@/lib/api/route'
import { replyTemplates } from '../contract'
import { listTemplates } from './service'

export const replyTemplateRoutes = [
  route(replyTemplates, (_input, { actor }) => listTemplates(actor)),
]
