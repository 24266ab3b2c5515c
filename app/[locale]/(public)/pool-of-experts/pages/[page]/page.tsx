import { experts } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = experts.stored

export default experts.stored.Page
