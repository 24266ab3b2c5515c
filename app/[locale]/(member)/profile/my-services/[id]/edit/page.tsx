import { offerPages } from '../../../../page-factories'

export const dynamic = 'force-dynamic'

const { edit } = offerPages('services')

export const { generateMetadata } = edit

export default edit.Page
