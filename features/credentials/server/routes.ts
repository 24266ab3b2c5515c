import 'server-only'
import { route } from '@/lib/api/route'
import {
  credentialById,
  credentialCreate,
  credentialDelete,
  credentialList,
  credentialUpdate,
} from '../contract'
import {
  addCredential,
  changeCredential,
  getCredential,
  listCredentials,
  removeCredential,
} from './service'

export const credentialsRoutes = [
  route(credentialList, ({ query }) => listCredentials(query)),
  route(credentialById, ({ params }) => getCredential(params.id)),
  route(credentialCreate, ({ body }, { actor }) => addCredential(actor, body)),
  route(credentialUpdate, ({ params, body }, { actor }) =>
    changeCredential(actor, params.id, body),
  ),
  route(credentialDelete, ({ params }, { actor }) => removeCredential(actor, params.id)),
]
