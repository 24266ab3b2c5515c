import { markNotFound } from '@/lib/cache/page-data'
import { permanentRedirect } from 'next/navigation'
export const revalidate = 900
export function generateStaticParams() { return [] }
export default async function P(props: {params: Promise<{id:string; locale: string}>}) { 
  const {id,locale}=await props.params
  if (id==='1') permanentRedirect(locale==='ar'?'/ar/news/1-x':'/news/1-x')
  if (id!=='1-x') { await markNotFound(); return <h1>404 nothing</h1>}
  return <h1>item {id} {new Date().toISOString()}</h1> }
