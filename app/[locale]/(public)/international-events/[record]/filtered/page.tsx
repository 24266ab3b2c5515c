import { internationalEvents } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = internationalEvents.filtered

export default internationalEvents.filtered.Page
