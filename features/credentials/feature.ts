import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import { credentialById, credentialList } from './contract'
import { credentialsAtProvider } from './server/credentials.provider'
import { getCredential, listCredentials } from './server/credentials'

export const credentialsFeature: Feature = {
  name: 'credentials',
  calls: [
    ...calls({ credentialList, credentialById }, credentialsAtProvider, {
      credentialList: ({ query }) => listCredentials(query),
      credentialById: ({ params }) => getCredential(params.id),
    }),
  ],
  siteMap: () => import('./queries').then(({ credentialPages }) => credentialPages),
}
