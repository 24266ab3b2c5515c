import { register } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = register.stored

export default register.stored.Page
