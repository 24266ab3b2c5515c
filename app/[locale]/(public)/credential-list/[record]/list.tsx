import { CredentialList } from '@/features/credentials/components/credential-list'
import { credentialListShape } from '@/features/credentials/search-params'
import { menuEntryListPages } from '../../page-factories'

export const credentials = menuEntryListPages({ shape: credentialListShape, List: CredentialList })
