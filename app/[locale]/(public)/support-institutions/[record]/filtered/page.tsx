import { institutions } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = institutions.filtered

export default institutions.filtered.Page
