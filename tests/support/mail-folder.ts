import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The mails in a folder as texts without soft line breaks, the oldest first; none before it is there. */
export async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const [{ mtimeMs }, text] = await Promise.all([stat(file), readFile(file, 'utf8')])
      return { mtimeMs, text: text.replaceAll('=\r\n', '').replaceAll('=3D', '=') }
    }),
  )
  return mails.toSorted((a, b) => a.mtimeMs - b.mtimeMs).map(({ text }) => text)
}
