import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { duplexPair } from 'node:stream'

/** What a handler answered, read to its end. */
export interface InnerResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Asks a request handler of this process, as HTTP without a network: nobody's cookies and headers are
 * in the question, and nobody who leaves early ends it.
 */
export function askHandler(
  handler: RequestListener,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<InnerResponse> {
  const [here, there] = duplexPair()
  createServer(handler).emit('connection', there)
  return new Promise((resolve, reject) => {
    const question = request({ path, headers, createConnection: () => here }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 500, headers: answered } = response
        resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks) })
      })
    })
    question.on('error', reject)
    question.end()
  })
}
