import { offerPages } from '../page-factories'

export const dynamic = 'force-dynamic'

const { list } = offerPages('services')

export const { generateMetadata } = list

export default list.Page
