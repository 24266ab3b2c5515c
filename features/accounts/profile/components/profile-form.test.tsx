import { english } from '@/messages/en'
import { draftPauseMs, saveDraft, readDraft } from '@/lib/forms/draft'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { saveProfile } from '../queries'
import { redirectMs, successMs } from '../rules'
import { ProfileForm } from './profile-form'
import { useProfileFormTexts } from './profile-form-texts'
import type { EditedPerson } from './use-profile-edit'

type Sent = Parameters<typeof saveProfile>

let sent: Sent[]
let answer: () => Promise<'Success'>
const assigned: string[] = []

beforeEach(() => {
  window.localStorage.clear()
  sent = []
  assigned.length = 0
  answer = () => Promise.resolve('Success')
  vi.stubGlobal('location', { ...window.location, assign: (to: string) => assigned.push(to) })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const deliver: typeof saveProfile = (id, values, uploading) => {
  sent.push([id, { ...values }, uploading])
  return answer()
}

const salma = { id: 7, name: 'Salma', last_name: 'Haddad', avatar_img: '/api/files/me' }

function Form({ locale, person }: { locale: Locale; person: EditedPerson }) {
  const texts = useProfileFormTexts()
  return (
    <ProfileForm
      locale={locale}
      person={person}
      texts={texts}
      deliver={deliver}
      profile="/profile"
    />
  )
}

const show = (given: Partial<EditedPerson> = {}, locale: Locale = 'en') =>
  renderIn(<Form locale={locale} person={{ ...salma, ...given }} />, { locale })

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const png = (size: number) => {
  const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'me.png')
  return Object.defineProperty(file, 'size', { value: size })
}

describe('the form of a profile', () => {
  it('shows the stored names and picture, and requires no other picture', async () => {
    show()
    expect(field('First name')).toHaveValue('Salma')
    expect(field('Last name')).toHaveValue('Haddad')
    expect(screen.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', '/api/files/me')
    save()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.slice(0, 2)).toEqual([
      7,
      { name: 'Salma', last_name: 'Haddad', avatar_img: null },
    ])
  })

  it('requires both names, and no picture', async () => {
    show({ name: '', last_name: ' ', avatar_img: null })
    save()
    const dialog = await screen.findByRole('alertdialog', {
      name: english.modals.requiredFields.title,
    })
    const lines = within(dialog).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      'First nameRequired. Enter your first name',
      'Last nameRequired. Enter your last name',
    ])
    expect(sent).toEqual([])
  })

  it('shows a chosen picture before it is sent, and sends it', async () => {
    show({ avatar_img: null })
    const picture = png(1_999_999)
    fireEvent.change(screen.getByLabelText(/^Photo/), { target: { files: [picture] } })
    const shown = await screen.findByRole('img', { name: 'Your photo' })
    expect(shown).toHaveAttribute('src', 'blob:chosen')
    save()
    await waitFor(() => expect(sent[0]?.[1].avatar_img).toBe(picture))
  })

  it('refuses a picture of 2 MB, and files of other types', async () => {
    show({ avatar_img: null })
    const input = screen.getByLabelText(/^Photo/)
    fireEvent.change(input, { target: { files: [png(2_000_000)] } })
    expect(await screen.findByText(english.rules.size_2)).toBeInTheDocument()
    const program = new File([Uint8Array.of(0x4d, 0x5a)], 'me.png', { type: 'image/png' })
    fireEvent.change(input, { target: { files: [program] } })
    expect(await screen.findByText(english.rules.picture)).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('can be filled in and sent by keyboard, in Arabic', async () => {
    show({ name: '' }, 'ar')
    const keys = userEvent.setup()
    await keys.tab()
    expect(screen.getByRole('textbox', { name: /الاسم الأول/ })).toHaveFocus()
    await keys.keyboard('سلمى{Enter}')
    await waitFor(() => expect(sent[0]?.[1].name).toBe('سلمى'))
  })
})

describe('after a profile is sent', () => {
  it('success is shown after 1 s, and the profile page opens after 2 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    show()
    save()
    await pass(0)
    expect([successMs, redirectMs]).toEqual([1000, 2000])
    await pass(successMs - 1)
    expect(screen.queryByRole('dialog', { name: 'Your profile has been saved' })).toBeNull()
    await pass(1)
    expect(screen.getByRole('dialog', { name: 'Your profile has been saved' })).toBeInTheDocument()
    await pass(redirectMs - successMs - 1)
    expect(assigned).toEqual([])
    await pass(1)
    expect(assigned).toEqual(['/profile'])
  })

  it.each([
    ['a failure', () => Promise.reject(new Problem('unavailable'))],
    ['no answer', () => Promise.reject(new Error('gone'))],
  ])('%s opens the error modal, and the same form can be sent again', async (_what, failing) => {
    answer = failing
    show()
    fireEvent.change(field('First name'), { target: { value: 'Sally' } })
    save()
    const dialog = await screen.findByRole('alertdialog', { name: english.modals.error.title })
    answer = () => Promise.resolve('Success')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.[1].name).toBe('Sally')
  })

  it('an error of the server is shown at its field', async () => {
    answer = () =>
      Promise.reject(new Problem('unsupported_type', { fields: { avatar_img: ['damaged'] } }))
    show()
    save()
    const dialog = await screen.findByRole('alertdialog', {
      name: english.modals.requiredFields.title,
    })
    expect(dialog).toHaveTextContent(`Photo${english.rules.damaged}`)
  })
})

describe('the draft of a profile', () => {
  it('is saved, and restored for the same person only', async () => {
    vi.useFakeTimers()
    const { unmount } = show()
    fireEvent.change(field('First name'), { target: { value: 'Sally' } })
    await pass(draftPauseMs)
    expect(screen.getByText('Draft saved in this browser')).toBeInTheDocument()
    unmount()
    const again = show()
    expect(field('First name')).toHaveValue('Sally')
    again.unmount()
    show({ id: 8 })
    expect(field('First name')).toHaveValue('Salma')
  })

  it('is deleted when the profile is saved', async () => {
    saveDraft('profile-edit', 7, { name: 'Sally', last_name: 'Haddad' })
    show()
    save()
    await waitFor(() => expect(readDraft('profile-edit', 7)).toBeNull())
    expect(sent[0]?.[1].name).toBe('Sally')
  })
})
