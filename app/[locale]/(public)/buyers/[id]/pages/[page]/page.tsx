import { companyOffers } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = companyOffers.stored

export default companyOffers.stored.Page
