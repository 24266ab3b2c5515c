import { credentialsFeature } from '@/features/credentials/feature'
import { contentFeature } from '@/features/content/feature'

/** Every call of credentials, including those of editors. */
export const credentialCalls = [...credentialsFeature.calls, ...contentFeature.calls]
