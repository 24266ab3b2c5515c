import { newsList } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = newsList.stored

export default newsList.stored.Page
