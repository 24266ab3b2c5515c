import { OfferPage } from '@/features/offers/directory/components/offer-page'
import { approvedOffer, marketNames, sectorNames } from '@/features/offers/directory/queries'
import { offerHead } from '@/features/offers/directory/rules'
import { AskLink } from '@/features/quotation-requests/submission/components/ask-link'
import { supplierAt } from '@/features/quotation-requests/submission/queries'
import { recordPage } from '../../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const type = 'services'

const page = recordPage({
  find: (id) => approvedOffer(type, id),
  head: (offer, locale) => offerHead(type, offer, locale),
  render: async ({ locale, found: offer }) => {
    const { id, company_id: company } = offer
    const [names, supplier, markets] = await Promise.all([
      sectorNames(),
      supplierAt(company),
      marketNames(offer),
    ])
    const ask = supplier && <AskLink locale={locale} company={company} about={{ [type]: id }} />
    return (
      <OfferPage
        locale={locale}
        type={type}
        offer={offer}
        names={names}
        markets={markets}
        ask={ask}
      />
    )
  },
})

export const { generateMetadata } = page

export default page.Page
