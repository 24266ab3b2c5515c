import { credentials } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = credentials.stored

export default credentials.stored.Page
