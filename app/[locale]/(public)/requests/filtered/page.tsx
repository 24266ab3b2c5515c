import { board } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = board.filtered

export default board.filtered.Page
