import {
  compress,
  compressFurther,
  decompress,
  gunzipped,
  gzipped,
  type Compressed,
} from './compressed.ts'
import type { CacheEntryValue } from './next-cache-entries.ts'
import type { PageTexts, Payload } from './payloads.ts'

/** A rendered page in compressed form. */
export interface StoredPage {
  html: Compressed
  /** What hydrates the page, where it is sent as a script of its own. */
  payload: Payload | null
  /** The data of the page for navigation inside the portal, and its segments. */
  rscData: Buffer | null
  segmentData: ReadonlyMap<string, Buffer> | null
}

export async function compressPage(value: CacheEntryValue, texts: PageTexts): Promise<StoredPage> {
  const [html, payload, rscData, segments] = await Promise.all([
    compress(Buffer.from(texts.html)),
    texts.payload && compressPayload(texts.payload),
    value.rscData ? gzipped(value.rscData) : null,
    Promise.all(Array.from(value.segmentData ?? [], compressSegment)),
  ])
  return { html, payload, rscData, segmentData: value.segmentData ? new Map(segments) : null }
}

async function compressPayload({ name, text }: { name: string; text: string }): Promise<Payload> {
  return { name, body: await compress(Buffer.from(text)) }
}

async function compressSegment([name, data]: [string, Uint8Array]): Promise<[string, Buffer]> {
  return [name, await gzipped(data)]
}

/** Adds the Brotli bytes to what readers are sent. */
export async function compressPageFurther(page: StoredPage, texts: PageTexts): Promise<void> {
  await compressFurther(page.html, Buffer.from(texts.html))
  if (!page.payload || !texts.payload) return
  await compressFurther(page.payload.body, Buffer.from(texts.payload.text))
}

/** The entry of a page as Next put it in, but with the page as readers are sent it. */
export async function restored(value: CacheEntryValue, page: StoredPage): Promise<CacheEntryValue> {
  const [html, rscData, segments] = await Promise.all([
    decompress(page.html),
    page.rscData && gunzipped(page.rscData),
    Promise.all(Array.from(page.segmentData ?? [], restoreSegment)),
  ])
  return {
    ...value,
    html: html.toString(),
    ...(rscData && { rscData }),
    ...(page.segmentData && { segmentData: new Map(segments) }),
  }
}

async function restoreSegment([name, data]: [string, Buffer]): Promise<[string, Buffer]> {
  return [name, await gunzipped(data)]
}

/** The bytes of memory that a page takes; its Brotli bytes, a few less, are counted like gzip. */
export function bytesOf({ html, payload, rscData, segmentData }: StoredPage): number {
  const sent = [html.gzip, payload?.body.gzip]
  const parts = [...sent, ...sent, rscData, ...(segmentData?.values() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
}
