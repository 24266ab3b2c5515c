import { companies } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = companies.stored

export default companies.stored.Page
