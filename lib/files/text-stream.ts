import 'server-only'

/** Texts as the body of a response, each made only when it can be sent. */
export function streamOfTexts(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await texts.return(undefined)),
  })
}

/** A CSV file for the person who is logged in, sent while it is made. */
export function csvAttachment(name: string, texts: AsyncGenerator<string>): Response {
  return new Response(streamOfTexts(texts), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
