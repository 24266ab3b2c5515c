import { localEvents } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = localEvents.filtered

export default localEvents.filtered.Page
