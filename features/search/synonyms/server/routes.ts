import 'server-only'
import { route } from '@/lib/api/route'
import { synonymCreate, synonymDelete, synonymList, synonymUpdate } from '../contract'
import { addSynonyms, changeSynonyms, listSynonyms, removeSynonyms } from './service'

export const synonymRoutes = [
  route(synonymList, ({ query }, { actor }) => listSynonyms(actor, query)),
  route(synonymCreate, ({ body }, { actor }) => addSynonyms(actor, body)),
  route(synonymUpdate, ({ params, body }, { actor }) => changeSynonyms(actor, params.id, body)),
  route(synonymDelete, ({ params }, { actor }) => removeSynonyms(actor, params.id)),
]
