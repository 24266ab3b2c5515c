import { markNotFound } from '@/lib/cache/page-data'
export const revalidate = 900
export function generateStaticParams() { return [] }
export default async function P(props: {params: Promise<{rest:string[]}>}) { 
  await markNotFound(); return <h1>404 rest {(await props.params).rest.join('|')}</h1> }
