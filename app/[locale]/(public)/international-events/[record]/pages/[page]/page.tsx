import { internationalEvents } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = internationalEvents.stored

export default internationalEvents.stored.Page
