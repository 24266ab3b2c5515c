import { RequestPage } from '@/features/buying-requests/components/request-page'
import { OfferPlace } from '@/features/buying-requests/offers/components/offer-place'
import { publicRequest } from '@/features/buying-requests/queries'
import { requestHead } from '@/features/buying-requests/rules'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: publicRequest,
  head: requestHead,
  render: async ({ locale, found }) => (
    <RequestPage locale={locale} request={found}>
      <OfferPlace locale={locale} request={found} />
    </RequestPage>
  ),
})

export const { generateMetadata } = page

export default page.Page
