import 'server-only'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { unbroken } from '@/lib/api/unbroken-body'
import { StorageFull } from '@/lib/db/errors'
import { processWide } from '@/lib/settings/process-wide'
import { settings } from '@/lib/settings/settings'
import { mkdir, mkdtemp, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanFileName } from './disposition'
import { StorageUnavailable } from './guarded-storage'
import { formParts, type FormPart } from './multipart'
import {
  fileError,
  kindLength,
  kindOf,
  sizeError,
  type FileKind,
  type UploadRule,
  type UploadRules,
} from '@/lib/api/upload-rules'

/** A file that came with a form: it lies in a folder of its own until the request ends. */
export interface ReceivedFile {
  path: string
  kind: FileKind
  bytes: number
  /** The name that its owner gave it, made harmless. */
  fileName: string
}

export interface ReceivedForm {
  fields: Record<string, string>
  files: Record<string, readonly ReceivedFile[]>
  /** Removes what was received; must be called when the request ends. */
  discard: () => Promise<void>
}

const fieldsLimit = 256 * 1024
/** Read and discarded, so that a browser gets the reason why its form was refused. */
const readOnBytes = 20_000_000
/** Uploads are refused while the volume has less free space (RELIABILITY.md 5.3). */
const minimumFree = 512 * 1024 * 1024
const forgottenAfterMs = 3_600_000

/**
 * Receives a form with files: every byte is counted while it arrives, files go to the disk and
 * never lie in memory as a whole (RELIABILITY.md 2.6). What a file is, its first bytes say; name
 * and declared type say nothing. Throws `length_required`, `too_large`, `unsupported_type`,
 * `malformed` and `invalid`, with the field that is to blame, and what `beforeFiles` throws, which is
 * called once, when the first byte of a file has arrived and none is written; then nothing of the
 * form is left.
 */
export async function receiveForm(
  request: Request,
  rules: UploadRules,
  beforeFiles: () => Promise<void>,
): Promise<ReceivedForm> {
  const maxBytes = maxFormBytes(rules)
  requireLength(request, maxBytes)
  const folder = await ownFolder()
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const form = new Receiving(folder, rules, beforeFiles)
    for await (const part of formParts(
      request.headers.get('content-type'),
      counted(request.body, maxBytes),
    )) {
      await form.take(part)
    }
    return { ...form.whole(), discard }
  } catch (error) {
    await discard()
    throw isOfSystem(error)
      ? new StorageUnavailable('No upload can be received.', { cause: error })
      : error
  }
}

async function ownFolder(): Promise<string> {
  try {
    return await mkdtemp(join(await uploadFolder(), 'form-'))
  } catch (error) {
    if (!isOfSystem(error)) throw error
    throw new StorageUnavailable('No upload can be received.', { cause: error })
  }
}

/** What the operating system says about a file, such as EACCES or EIO. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** The longest body that may be a good form of these rules, with what is read on. */
function maxFormBytes(rules: UploadRules): number {
  const files = Object.values(rules).reduce(
    (sum, { below, maxFiles = 1 }) => sum + below * maxFiles,
    0,
  )
  return files + fieldsLimit + readOnBytes
}

/** Checks that the body declares its length, and one that a form may have. */
function requireLength(request: Request, maxBytes: number): void {
  const declared = request.headers.get('content-length')
  if (declared === null || !/^\d{1,15}$/.test(declared)) throw new Problem('length_required')
  if (Number(declared) > maxBytes) throw new Problem('too_large')
}

/** Ends a body that is longer, also where it declared less. */
async function* counted(body: AsyncIterable<Uint8Array> | null, maxBytes: number) {
  if (!body) return
  let left = maxBytes
  for await (const chunk of unbroken(body)) {
    left -= chunk.byteLength
    if (left < 0) throw new Problem('too_large')
    yield chunk
  }
}

class Receiving {
  private readonly fields: Record<string, string> = {}
  private readonly files: Record<string, ReceivedFile[]> = {}
  private readonly errors: { tooLarge: FieldErrors; type: FieldErrors } = { tooLarge: {}, type: {} }
  private readonly folder: string
  private readonly rules: UploadRules
  private readonly beforeFiles: () => Promise<void>
  private hasFiles = false
  private parts = 0
  private fieldBytes = 0

  constructor(folder: string, rules: UploadRules, beforeFiles: () => Promise<void>) {
    this.folder = folder
    this.rules = rules
    this.beforeFiles = beforeFiles
    for (const name of Object.keys(rules)) this.files[name] = []
  }

  async take(part: FormPart): Promise<void> {
    this.parts += 1
    if (part.fileName === null) return this.receiveField(part)
    const name = part.name.replace(/(?:\.\d{1,2}|\[\d{0,2}\])$/, '')
    const rule = Object.hasOwn(this.rules, name) ? this.rules[name] : undefined
    if (!rule) return readAway(part.body)
    await this.receiveFile(name, rule, part)
  }

  private async receiveField({ name, body }: FormPart): Promise<void> {
    const chunks: Uint8Array[] = []
    for await (const chunk of body) {
      this.fieldBytes += chunk.byteLength
      if (this.fieldBytes > fieldsLimit) throw new Problem('too_large')
      chunks.push(chunk)
    }
    if (Object.hasOwn(this.fields, name)) {
      throw new Problem('invalid', { fields: { [name]: ['Stands twice.'] } })
    }
    const value = new TextDecoder().decode(Buffer.concat(chunks))
    Object.defineProperty(this.fields, name, { value, enumerable: true })
  }

  private async receiveFile(name: string, rule: UploadRule, part: FormPart): Promise<void> {
    const path = join(this.folder, String(this.parts))
    const { size, start } = await written(path, this.announced(part.body), rule.below)
    // An empty file field is sent as a file without name and content.
    if (size === 0 && part.fileName === '') return
    const kind = kindOf(start, rule.takes)
    const error = fileError(rule, { size, kind })
    if (error !== null) {
      const kindOfError = error === sizeError(rule) ? this.errors.tooLarge : this.errors.type
      kindOfError[name] = [error]
      return
    }
    if (kind === null) return
    const files = (this.files[name] ??= [])
    if (files.length >= (rule.maxFiles ?? 1)) throw new Problem('malformed')
    files.push({ path, kind, bytes: size, fileName: cleanFileName(part.fileName ?? '') })
  }

  /** An empty file field has no bytes, so a form without files is not taken for one with them. */
  private async *announced(body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      if (!this.hasFiles && chunk.byteLength > 0) {
        this.hasFiles = true
        await this.beforeFiles()
      }
      yield chunk
    }
  }

  whole(): Pick<ReceivedForm, 'fields' | 'files'> {
    const { tooLarge, type } = this.errors
    if (Object.keys(tooLarge).length > 0) throw new Problem('too_large', { fields: tooLarge })
    if (Object.keys(type).length > 0) throw new Problem('unsupported_type', { fields: type })
    return { fields: this.fields, files: this.files }
  }
}

async function readAway(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of body);
}

/** Writes a file up to the size at which it is too large; the rest is counted only. */
async function written(path: string, body: AsyncIterable<Uint8Array>, below: number) {
  const file = await open(path, 'wx', 0o600)
  let size = 0
  let start = new Uint8Array()
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (start.length < kindLength) start = Buffer.concat([start, chunk.subarray(0, kindLength)])
      if (size < below) await file.write(chunk)
    }
    return { size, start }
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    throw isFull ? new StorageFull('No room for an upload.', { cause: error }) : error
  } finally {
    await file.close()
  }
}

/** The folder of uploads on the volume of the data; removes what a killed process left there. */
async function uploadFolder(): Promise<string> {
  const uploads = join(settings().DATA_DIR, 'uploads')
  await mkdir(uploads, { recursive: true })
  const { bavail, bsize } = await statfs(uploads)
  if (bavail * bsize < minimumFree) throw new StorageFull('No room for uploads.')
  await processWide(`uploads ${uploads}`, () => removeForgotten(uploads))
  return uploads
}

async function removeForgotten(uploads: string): Promise<void> {
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > forgottenAfterMs) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
