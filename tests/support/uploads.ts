import { deflateSync } from 'node:zlib'

/** A request with a form as browsers send it, with its content length. */
export async function formRequest(
  url: string,
  form: FormData,
  headers: Record<string, string> = {},
): Promise<Request> {
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  const body = await packed.arrayBuffer()
  return new Request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': type, 'content-length': String(body.byteLength) },
    body,
  })
}

/** A PDF of one page with these objects. */
export function pdfWith(given: { catalog?: string; objects?: string[]; trailer?: string } = {}) {
  const { catalog = '', objects = [], trailer = '' } = given
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ]
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = all.map((body, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const start = text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** An object that holds packed objects, as newer PDF files have them. */
export function packedObjects(content: string, dictionary = '/Type /ObjStm /Filter /FlateDecode') {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  return `<< ${dictionary} /N 1 /First 4 /Length ${packed.length} >>\nstream\n${packed}\nendstream`
}

function crc(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

/** A PNG whose header claims these pixels; a few bytes that unpack to a large picture. */
export function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
