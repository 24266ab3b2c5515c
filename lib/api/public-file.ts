/**
 * The JSON of a file in `public/`, which is not a call: it is built with the portal, so its shape is
 * known. Throws when it does not come, and an AbortError when `signal` ends it.
 */
export async function readPublicFile<Content>(
  address: string,
  signal: AbortSignal,
): Promise<Content> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const content: Content = await answer.json()
  return content
}
