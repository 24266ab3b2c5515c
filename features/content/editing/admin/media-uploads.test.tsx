import { bilingualPair } from '@/lib/bilingual/pair'
import { Problem } from '@/lib/api/problem'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MediaUploads } from './media-uploads'

it('many files are added at once with their texts; one that is refused stays with its reason', async () => {
  const calls = showInDashboard(<MediaUploads />, {
    area: 'media',
    path: '/media',
    answers: {
      'POST admin/media': ({ files: { file } }: { files: { file: File[] } }) => {
        if (file[0]?.name === 'big.png') throw new Problem('too_large')
        return {
          ...bilingualPair('alt', { en: '', ar: '' }),
          key: '0'.repeat(32),
          kind: 'picture',
          address: '/media/0/640.webp',
          widths: [640],
          file_name: file[0]?.name ?? null,
          mime: 'image/webp',
          bytes: 9,
          created_at: '2026-11-21T08:00:00Z',
        }
      },
    },
  })
  const files = ['harvest.png', 'big.png'].map(
    (name) => new File(['x'], name, { type: 'image/png' }),
  )
  files.push(new File(['x'], 'report.pdf', { type: 'application/pdf' }))
  fireEvent.change(screen.getByLabelText('Files'), { target: { files } })
  const harvest = await screen.findByRole('group', { name: 'harvest.png', hidden: true })
  const [text] = within(harvest).getAllByRole('textbox', { hidden: true })
  if (text) fireEvent.change(text, { target: { value: 'Olive harvest' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 files', hidden: true }))
  expect(await screen.findByText(english.problems.too_large)).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'harvest.png', hidden: true })).toBeNull()
  expect(screen.getByRole('group', { name: 'big.png', hidden: true })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('2 files added')).toBeInTheDocument())
  expect(calls[0]?.input).toMatchObject({
    body: bilingualPair('alt', { en: 'Olive harvest', ar: '' }),
  })
})
