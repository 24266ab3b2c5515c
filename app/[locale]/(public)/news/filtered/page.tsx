import { newsList } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = newsList.filtered

export default newsList.filtered.Page
