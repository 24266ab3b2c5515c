import { expect, it } from 'vitest'
import { z } from 'zod'
import { isActive } from './activity'
import { endpoint } from './endpoint'
import { upload } from './upload'

const papers = endpoint({
  method: 'POST',
  path: 'papers',
  summary: 'Keep papers',
  access: 'user',
  files: { paper: { takes: 'pdf', below: 9_000_000 } },
  response: z.literal('Success'),
  format: 'text',
})

it('an upload shows the loading indicator until it is aborted, and fails with the reason', async () => {
  const signal = AbortSignal.abort(new Error('ended by hand'))
  const sending = upload(papers, { files: {} }, { onProgress: () => {}, signal })
  expect(isActive()).toBe(true)
  await expect(sending).rejects.toThrow('ended by hand')
  expect(isActive()).toBe(false)
})
