export const dynamic = 'force-dynamic'
export default async function P(props: {searchParams: Promise<Record<string,string>>}) { return <h1>sorted {JSON.stringify(await props.searchParams)} {new Date().toISOString()}</h1> }
