import 'server-only'
import { route } from '@/lib/api/route'
import { credentialById, credentialList } from '../contract'
import { getCredential, listCredentials } from './service'

export const credentialsRoutes = [
  route(credentialList, ({ query }) => listCredentials(query)),
  route(credentialById, ({ params }) => getCredential(params.id)),
]
