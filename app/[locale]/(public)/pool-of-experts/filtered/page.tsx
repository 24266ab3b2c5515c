import { experts } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = experts.filtered

export default experts.filtered.Page
