import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MediaLibrary } from './media-library'

const key = 'a'.repeat(32)

const medium = {
  key,
  kind: 'picture',
  address: `/media/${key}/640.webp`,
  file_name: 'fair.jpg',
  mime: 'image/webp',
  bytes: 41_000,
  widths: [320, 640],
  ...bilingualPair('alt', { en: 'The fair', ar: '' }),
  created_at: '2026-11-18T08:00:00Z',
}

const show = (data: unknown[]) =>
  showInDashboard(<MediaLibrary loadUnused={() => Promise.reject(new Error('unused'))} />, {
    area: 'media',
    path: '/media',
    answers: {
      'GET admin/media': { data, total: data.length, page: 1, per_page: 24 },
      'PUT admin/media/{key}': {
        ...medium,
        ...bilingualPair('alt', { en: 'The fair', ar: 'المعرض' }),
      },
    },
  })

it('a picture gets a description in the language that it lacks', async () => {
  const calls = show([medium])
  const field = await screen.findByLabelText('Alternative text (العربية)')
  const save = screen.getByRole('button', { name: 'Save alternative text' })
  expect(save).toBeDisabled()
  await userEvent.type(field, 'المعرض')
  await userEvent.click(save)
  await waitFor(() =>
    expect(calls.find((call) => call.key.startsWith('PUT'))?.input).toMatchObject({
      params: { key },
      body: bilingualPair('alt', { en: 'The fair', ar: 'المعرض' }),
    }),
  )
})

it('the library is filtered by pictures without an alternative text', async () => {
  const calls = show([])
  expect(await screen.findByText('No files found')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Without alternative text' }))
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ query: { without_alt: '1' } }))
})
