import { RequestFormPage } from '@/features/buying-requests/posting/components/request-form-page'
import { formChoices } from '@/features/buying-requests/posting/queries'
import { submitBuyingRequest } from '@/features/buying-requests/posting/contract'
import { contactPageId } from '@/features/offices/contract'
import { pagePath } from '@/features/pages/queries'
import { routes } from '@/lib/routing/routes'
import { titledPage } from '../../markets/page-factories'

export const revalidate = 600

const page = titledPage({
  served: submitBuyingRequest,
  texts: 'requestForm',
  path: routes.newBuyingRequest(),
  render: async (locale) => {
    const loads = [formChoices(), pagePath(contactPageId, locale)] as const
    const [countries, contactPath] = await Promise.all(loads)
    return <RequestFormPage locale={locale} countries={countries} contactPath={contactPath} />
  },
})

export const { generateMetadata } = page

export default page.Page
