import 'server-only'
import { route } from '@/lib/api/route'
import { createTemplate, deleteTemplate, replyTemplates, updateTemplate } from '../contract'
import { addTemplate, dropTemplate, editTemplate, listTemplates } from './service'

export const replyTemplateRoutes = [
  route(replyTemplates, (_input, { actor }) => listTemplates(actor)),
  route(createTemplate, ({ body }, { actor }) => addTemplate(actor, body)),
  route(updateTemplate, ({ params, body }, { actor }) => editTemplate(actor, params.id, body)),
  route(deleteTemplate, ({ params }, { actor }) => dropTemplate(actor, params.id)),
]
