import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MediumUses } from './medium-uses'

const key = '0'.repeat(32)

const show = (answer: object) =>
  showInDashboard(<MediumUses fileKey={key} />, {
    area: 'media',
    path: '/media',
    answers: { 'GET admin/media/{key}/uses': answer, 'DELETE admin/media/{key}': 'Success' },
  })

const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Where it is used' }))

it('a file leads to the records that use it, and is not removed while there are any', async () => {
  const label = bilingualPair('label', { en: 'Olive oil week', ar: 'أسبوع زيت الزيتون' })
  const use = { kind: 'news', id: '7', ...label, is_published: false, is_draft: true }
  show({ uses: [use], versions: 2 })
  await open()
  expect(await screen.findByRole('link', { name: /Olive oil week/ })).toHaveAttribute(
    'href',
    '/content/news/7',
  )
  expect(screen.getByText('2 earlier versions also have it.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove from the library' })).toBeNull()
})

it('a file that nothing uses is removed after a question', async () => {
  const calls = show({ uses: [], versions: 0 })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from the library' }))
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Remove from the library' }).at(-1) ?? document.body,
  )
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ key: 'DELETE admin/media/{key}', input: { params: { key } } }),
  )
})
