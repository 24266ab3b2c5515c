export const revalidate = 900
export default async function P() { return <h1>home {new Date().toISOString()}</h1> }
