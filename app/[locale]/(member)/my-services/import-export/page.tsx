import { offerPages } from '../../page-factories'

export const dynamic = 'force-dynamic'

const { exchange } = offerPages('services')

export const { generateMetadata } = exchange

export default exchange.Page
