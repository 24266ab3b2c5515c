import type { Uploading } from '@/lib/api/transport'
import type { UploadRule } from '@/lib/api/upload-rules'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { UploadField } from './upload-field'
import { useUploadTexts } from './upload-texts'
import { useUpload } from '@/lib/forms/use-upload'

const avatar: UploadRule = { takes: 'picture', below: 2_000_000 }
const paper: UploadRule = { takes: 'pdf', below: 9_000_000 }

let sendings: (Uploading & { finish: () => void; fail: (error: Error) => void })[]
let outcomes: string[]

beforeEach(() => {
  sendings = []
  outcomes = []
})

function Form({ locale, rule, error }: { locale: Locale; rule: UploadRule; error?: string }) {
  const [file, setFile] = useState<File | null>(null)
  const { progress, send, cancel } = useUpload()
  const submit = async () => {
    const sent = await send(
      (uploading) =>
        new Promise<string>((finish, fail) => {
          uploading.signal.addEventListener('abort', () => fail(new Error('aborted')))
          sendings.push({ ...uploading, finish: () => finish('done'), fail })
        }),
    ).catch((failure: Error) => ({ ended: false, answer: failure.message }))
    outcomes.push('answer' in sent ? sent.answer : 'ended')
  }
  return (
    <>
      <UploadField
        locale={locale}
        label="Logo"
        name="file"
        rule={rule}
        value={file}
        onChange={setFile}
        progress={progress}
        onCancel={cancel}
        texts={useUploadTexts()}
        help="Help"
        error={error}
        required
      />
      <button onClick={() => void submit()}>Send it</button>
    </>
  )
}

const show = (rule: UploadRule, locale: Locale = 'en', error?: string) =>
  renderIn(<Form locale={locale} rule={rule} {...(error && { error })} />, { locale })

const fileOf = (start: string, size = 100, name = 'a.bin') =>
  new File([Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(size - start.length)])], name)
const png = '\x89PNG\r\n\x1a\n'

const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } })

describe('a file field', () => {
  it('is found by its label, says what it takes, and is described by its help', () => {
    show(avatar)
    const field = screen.getByLabelText(/^Logo \* Choose a file$/)
    expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription('Help')
  })

  it('shows the chosen file with its size, and lets go of it', async () => {
    show(avatar)
    choose(fileOf(png, 45_000, 'صورة.png'))
    expect(await screen.findByText('صورة.png')).toBeInTheDocument()
    expect(screen.getByText('45 kB')).toBeInTheDocument()
    expect(screen.getByText('Choose another file')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByText('صورة.png')).toBeNull()
    expect(input()).toHaveFocus()
  })

  it('takes a file that is dropped on it', async () => {
    show(avatar)
    const place = input().closest('div')?.parentElement ?? document.body
    fireEvent.drop(place, { dataTransfer: { files: [fileOf(png, 100, 'dropped.png')] } })
    expect(await screen.findByText('dropped.png')).toBeInTheDocument()
  })

  it.each([
    [avatar, fileOf(png, 2_000_000), english.rules.size_2],
    [paper, fileOf('%PDF-', 9_000_000), english.rules.size_9],
    [paper, fileOf(png), english.rules.pdf],
    [avatar, fileOf('<svg/>'), english.rules.picture],
  ] as const)('says at once what is wrong with a file', async (rule, file, message) => {
    show(rule)
    choose(file)
    const field = await waitFor(() => {
      expect(input()).toHaveAccessibleDescription(`Help ${message}`)
      return input()
    })
    expect(field).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByText('a.bin')).toBeNull()
  })

  it('says so in Arabic', async () => {
    show(paper, 'ar')
    choose(fileOf(png))
    expect(await screen.findByText(arabic.rules.pdf)).toBeInTheDocument()
  })

  it('says what the server says', () => {
    show(paper, 'en', 'This file cannot be read.')
    expect(input()).toHaveAccessibleDescription('Help This file cannot be read.')
  })
})

describe('a file that is being sent', () => {
  const sending = async (locale: Locale = 'en') => {
    show(avatar, locale)
    choose(fileOf(png, 100, 'me.png'))
    await screen.findByText('me.png')
    fireEvent.click(screen.getByRole('button', { name: 'Send it' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
  }

  it('shows how far it is, and says so in quarters', async () => {
    await sending()
    expect(screen.getByRole('progressbar', { name: 'Logo' })).toHaveAttribute('value', '0')
    act(() => sendings[0]?.onProgress(0.6))
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.6')
    expect(screen.getByText('Sending: 60%')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Sending: 50%')
    await act(async () => sendings[0]?.finish())
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(outcomes).toEqual(['done'])
  })

  it('says so in Latin digits in Arabic too', async () => {
    await sending('ar')
    act(() => sendings[0]?.onProgress(0.5))
    expect(screen.getByRole('status').textContent).toMatch(/50/)
  })

  it('leaves nothing behind of a file that was refused before', async () => {
    show(paper)
    choose(fileOf(png))
    await screen.findByText(english.rules.pdf)
    fireEvent.click(screen.getByRole('button', { name: 'Send it' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    await act(async () => sendings[0]?.finish())
    expect(screen.queryByText(english.rules.pdf)).toBeNull()
    expect(input()).toHaveAttribute('aria-invalid', 'false')
  })

  it('is ended by its button, and the file stays chosen', async () => {
    await sending()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
    expect(sendings[0]?.signal.aborted).toBe(true)
    expect(outcomes).toEqual(['ended'])
    expect(screen.getByText('me.png')).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('fails with its own error', async () => {
    await sending()
    await act(async () => sendings[0]?.fail(new Error('no connection')))
    expect(outcomes).toEqual(['no connection'])
  })

  it('ends with the page', async () => {
    const { unmount } = show(avatar)
    fireEvent.click(screen.getByRole('button', { name: 'Send it' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    unmount()
    expect(sendings[0]?.signal.aborted).toBe(true)
  })
})
