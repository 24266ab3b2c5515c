export const revalidate = 900
export function generateStaticParams() { return [] }
export default async function P(props: {params: Promise<{page:string}>}) { return <h1>page {(await props.params).page} {new Date().toISOString()}</h1> }
