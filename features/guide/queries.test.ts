import { installTransport } from '@/lib/api/call'
import { guideWith } from '@/tests/support/guide'
import { expect, it } from 'vitest'
import { exportGuide } from './queries'

it('the guide is the first element of its list, and null while the list is empty', async () => {
  const first = guideWith({ sub_subtitle_eng: 'First' })
  installTransport(() => Promise.resolve([first, guideWith()]))
  expect(await exportGuide()).toEqual(first)
  installTransport(() => Promise.resolve([]))
  expect(await exportGuide()).toBeNull()
})
