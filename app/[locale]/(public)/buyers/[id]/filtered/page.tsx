import { companyOffers } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = companyOffers.filtered

export default companyOffers.filtered.Page
