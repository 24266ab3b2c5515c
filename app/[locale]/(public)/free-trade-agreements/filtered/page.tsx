import { agreements } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = agreements.filtered

export default agreements.filtered.Page
