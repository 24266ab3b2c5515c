import { directWriteRoutes } from '@/features/content/store/server/routes'
import { credentialsRoutes } from '@/features/credentials/server/routes'

/** Every call of credentials, including those of editors. */
export const credentialCalls = [...credentialsRoutes, ...directWriteRoutes]
