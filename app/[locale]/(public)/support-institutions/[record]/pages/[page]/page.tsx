import { institutions } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = institutions.stored

export default institutions.stored.Page
