import { expect } from 'vitest'

/**
 * Compares a text with its golden file, one line an entry so that a difference is read at a glance.
 * `npm run golden` writes the files; a difference is explained in the commit that changes one.
 */
export async function expectGolden(file: string, text: string): Promise<void> {
  await expect(`${text.trimEnd()}\n`).toMatchFileSnapshot(`files/${file}`)
}
