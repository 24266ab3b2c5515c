import { directWriteRoutes } from '@/features/content/store/server/routes'
import { credentialsRoutes } from '@/features/credentials/server/routes'

/** Every call of credentials, those of editors included. */
export const credentialCalls = [...credentialsRoutes, ...directWriteRoutes]
