import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export const revalidate = 900

export function generateStaticParams() {
  return []
}

/** An empty page padded with the words of a real page, so that compressing it costs the same. */
export default async function PaddedPage({
  params,
}: {
  params: Promise<{ source: string; length: string }>
}) {
  const { source, length } = await params
  const folder = process.env.PADDING_DIR ?? ''
  const text = await readFile(join(folder, `${basename(source)}.txt`), 'utf8')
  return <p>{text.slice(0, Number(length))}</p>
}
