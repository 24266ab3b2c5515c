import { localEvents } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = localEvents.stored

export default localEvents.stored.Page
