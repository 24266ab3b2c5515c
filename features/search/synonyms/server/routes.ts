import 'server-only'
import { route } from '@/lib/api/route'
import {
  synonymCreate,
  synonymDelete,
  synonymDetail,
  synonymList,
  synonymUpdate,
} from '../contract'
import { addSynonyms, changeSynonyms, getSynonyms, listSynonyms, removeSynonyms } from './service'

export const synonymRoutes = [
  route(synonymList, ({ query }, { actor }) => listSynonyms(actor, query)),
  route(synonymDetail, ({ params }, { actor }) => getSynonyms(actor, params.id)),
  route(synonymCreate, ({ body }, { actor }) => addSynonyms(actor, body)),
  route(synonymUpdate, ({ params, body }, { actor }) => changeSynonyms(actor, params.id, body)),
  route(synonymDelete, ({ params }, { actor }) => removeSynonyms(actor, params.id)),
]
