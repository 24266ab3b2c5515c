import { OfferPage } from '@/features/offers/directory/components/offer-page'
import { approvedOffer, sectorNames } from '@/features/offers/directory/queries'
import { offerHead } from '@/features/offers/directory/rules'
import { recordPage } from '../../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const type = 'products'

const page = recordPage({
  find: (id) => approvedOffer(type, id),
  head: (offer, locale) => offerHead(type, offer, locale),
  render: async ({ locale, found: offer }) => (
    <OfferPage {...{ locale, type, offer }} names={await sectorNames()} />
  ),
})

export const { generateMetadata } = page

export default page.Page
