import { CredentialList } from '@/features/credentials/components/credential-list'
import { credentialViews } from '@/features/credentials/search-params'
import { entryListPages } from '../../list-pages'

export const credentials = entryListPages({ views: credentialViews, List: CredentialList })
