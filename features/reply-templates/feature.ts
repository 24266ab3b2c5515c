import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { addTemplate, dropTemplate, editTemplate, listTemplates } from './server/reply-templates'

export const replyTemplatesFeature: Feature = {
  name: 'reply-templates',
  calls: [
    ...calls(contract, 'same', {
      replyTemplates: (_input, { actor }) => listTemplates(actor),
      createTemplate: ({ body }, { actor }) => addTemplate(actor, body),
      updateTemplate: ({ params, body }, { actor }) => editTemplate(actor, params.id, body),
      deleteTemplate: ({ params }, { actor }) => dropTemplate(actor, params.id),
    }),
  ],
}
