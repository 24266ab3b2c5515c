import { offerPages } from '../../../../list-pages'

export const dynamic = 'force-dynamic'

const { edit } = offerPages('services')

export const { generateMetadata } = edit

export default edit.Page
