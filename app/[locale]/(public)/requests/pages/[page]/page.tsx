import { board } from '../../list'

export const revalidate = 600

export const generateStaticParams = () => []

export const { generateMetadata } = board.stored

export default board.stored.Page
