import { InstitutionPage } from '@/features/institutions/components/institution-page'
import { institution, institutionNames } from '@/features/institutions/queries'
import { institutionHead, institutionsPageId } from '@/features/institutions/rules'
import { pagePath } from '@/features/pages/queries'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: institution,
  head: institutionHead,
  render: async ({ locale, found }) => {
    const loads = [institutionNames(), pagePath(institutionsPageId, locale)] as const
    const [names, listPath] = await Promise.all(loads)
    return <InstitutionPage locale={locale} names={names} listPath={listPath} institution={found} />
  },
})

export const { generateMetadata } = page

export default page.Page
