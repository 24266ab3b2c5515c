import { CredentialPage } from '@/features/credentials/components/credential-page'
import { credential } from '@/features/credentials/queries'
import { credentialHead, credentialsPageId } from '@/features/credentials/rules'
import { pagePath } from '@/features/pages/queries'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: credential,
  head: (found, locale) => credentialHead(found.credential, locale),
  render: async ({ locale, found }) => (
    <CredentialPage
      locale={locale}
      found={found}
      listPath={await pagePath(credentialsPageId, locale)}
    />
  ),
})

export const { generateMetadata } = page

export default page.Page
