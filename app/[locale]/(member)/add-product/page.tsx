import { offerPages } from '../page-factories'

export const dynamic = 'force-dynamic'

const { add } = offerPages('products')

export const { generateMetadata } = add

export default add.Page
