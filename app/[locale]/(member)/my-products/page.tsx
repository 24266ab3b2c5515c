import { offerPages } from '../page-factories'

export const dynamic = 'force-dynamic'

const { list } = offerPages('products')

export const { generateMetadata } = list

export default list.Page
