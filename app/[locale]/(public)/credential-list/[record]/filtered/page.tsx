import { credentials } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = credentials.filtered

export default credentials.filtered.Page
