import type { UploadRule } from '@/lib/api/upload-rules'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useUploadTexts } from './upload-texts'
import { UploadsField } from './uploads-field'

const rule: UploadRule = { takes: 'picture-or-pdf', below: 9_000_000, maxFiles: 2 }

function Form({ progress }: { progress: number | null }) {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <UploadsField
      locale="en"
      label="Attachments"
      name="files"
      rule={rule}
      value={files}
      onChange={setFiles}
      progress={progress}
      onCancel={() => {}}
      texts={{ ...useUploadTexts(), most: 'At most 2 files.' }}
      help="PDF or pictures"
    />
  )
}

const fileOf = (name: string, start = '%PDF-', size = 100) =>
  new File([Buffer.concat([Buffer.from(start), Buffer.alloc(size - start.length)])], name)

const field = () => screen.getByLabelText(/^Attachments/)
const choose = (...files: File[]) => fireEvent.change(field(), { target: { files } })

describe('a field for several files', () => {
  it('is found by its label and takes several at once, each with its size', async () => {
    renderIn(<Form progress={null} />)
    expect(field()).toHaveAttribute('multiple')
    expect(field()).toHaveAccessibleDescription('PDF or pictures')
    choose(fileOf('one.pdf'), fileOf('صورة.pdf', '%PDF-', 45_000))
    expect(await screen.findByText('one.pdf', { selector: 'bdi' })).toBeInTheDocument()
    expect(screen.getByText('45 kB')).toBeInTheDocument()
  })

  it('lets go of one of them', async () => {
    renderIn(<Form progress={null} />)
    choose(fileOf('one.pdf'), fileOf('two.pdf'))
    await screen.findByText('one.pdf', { selector: 'bdi' })
    fireEvent.click(screen.getByRole('button', { name: 'Remove one.pdf' }))
    expect(
      screen.getAllByText(/\.pdf$/, { selector: 'bdi' }).map((name) => name.textContent),
    ).toEqual(['two.pdf'])
  })

  it('takes no more than its rule', async () => {
    renderIn(<Form progress={null} />)
    choose(fileOf('one.pdf'), fileOf('two.pdf'), fileOf('three.pdf'))
    expect(await screen.findByRole('alert')).toHaveTextContent('At most 2 files.')
    expect(screen.queryByText('three.pdf', { selector: 'bdi' })).toBeNull()
  })

  it('says which file is wrong, and keeps the others', async () => {
    renderIn(<Form progress={null} />)
    choose(fileOf('one.pdf'), fileOf('page.html', '<html>'))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        `page.html: ${english.rules.picture_or_pdf}`,
      ),
    )
    expect(screen.getByText('one.pdf', { selector: 'bdi' })).toBeInTheDocument()
    expect(field()).toBeInvalid()
  })

  it('says nothing more of a refused file once the others are sent', async () => {
    const { rerender } = renderIn(<Form progress={null} />)
    choose(fileOf('page.html', '<html>'))
    await screen.findByText(/page\.html/)
    rerender(<Form progress={0.5} />)
    rerender(<Form progress={null} />)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('shows how far the sending is, and takes nothing in the meantime', () => {
    renderIn(<Form progress={0.5} />)
    expect(screen.getByRole('progressbar', { name: 'Attachments' })).toHaveAttribute('value', '0.5')
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
    expect(screen.queryByLabelText(/Choose a file/)).toBeNull()
  })
})
