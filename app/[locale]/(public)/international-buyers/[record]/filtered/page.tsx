import { companies } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = companies.filtered

export default companies.filtered.Page
