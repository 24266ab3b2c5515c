import 'server-only'
import { openAsBlob } from 'node:fs'
import type { ReceivedFile } from './receive'

type Received = Record<string, readonly ReceivedFile[]>

/** The files of a form as they are sent on to a provider: read from the disk while they are sent. */
export async function filesToSendOn(received: Received): Promise<Record<string, File[]>> {
  const fields = await Promise.all(
    Object.entries(received).map(async ([field, files]): Promise<[string, File[]]> => [
      field,
      await Promise.all(files.map(asFile)),
    ]),
  )
  return Object.fromEntries(fields)
}

async function asFile({ path, fileName }: ReceivedFile): Promise<File> {
  return new File([await openAsBlob(path)], fileName)
}
