import { register } from '../list'

export const dynamic = 'force-dynamic'

export const { generateMetadata } = register.filtered

export default register.filtered.Page
