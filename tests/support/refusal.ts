import { expect } from 'vitest'

/** A refusal in one line with a text, by which a command ends with 78. */
export const refusal = (text: string) =>
  expect.objectContaining({
    exitCode: 78,
    message: expect.stringMatching(new RegExp(`^.*${RegExp.escape(text)}.*$`)),
  })
