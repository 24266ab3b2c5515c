import { subSectorOffers } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = subSectorOffers.stored

export default subSectorOffers.stored.Page
