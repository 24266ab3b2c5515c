import { offerPages } from '../../page-factories'

export const dynamic = 'force-dynamic'

const { exchange } = offerPages('products')

export const { generateMetadata } = exchange

export default exchange.Page
