import { agreements } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = agreements.stored

export default agreements.stored.Page
