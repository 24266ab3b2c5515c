import { AltTextField } from '@/components/picture/alt-text-field'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { CheckboxField } from './checkbox-field'
import { Form } from './form'
import { PasswordField } from './password-field'
import { TextField } from './text-field'

function Fields({ error }: { error?: string }) {
  const { register, control } = useForm({ defaultValues: { phone: '', code: '', agreed: false } })
  return (
    <Form aria-label="Contact">
      <TextField
        field={register('phone')}
        label="Phone"
        help="Digits only"
        error={error}
        leftToRight
      />
      <PasswordField field={register('code')} label="Code" texts={{ show: 'Show', hide: 'Hide' }} />
      <CheckboxField control={control} name="agreed" label="I agree" error={error} />
    </Form>
  )
}

describe('a field of a form', () => {
  it('is described by its help, and by its error as well', () => {
    const { rerender } = renderIn(<Fields />)
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription(
      'Digits only',
    )
    rerender(<Fields error="Required." />)
    const field = screen.getByRole('textbox', { name: /Phone/ })
    expect(field).toHaveAccessibleDescription('Digits only Required.')
    expect(field).toBeInvalid()
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeInvalid()
  })

  it('leaves judging to the form, so that errors stand in words of the page', () => {
    renderIn(<Fields />)
    expect(screen.getByRole('form', { name: 'Contact' })).toHaveAttribute('novalidate')
  })
})

const hints = { en: 'This looks like Arabic.', ar: 'This looks like English.' }

function Names({ given = '' }: { given?: string }) {
  const { register } = useForm({ defaultValues: { english: given, arabic: '' } })
  return (
    <Form aria-label="Names">
      <TextField
        field={register('english')}
        label="In English"
        writtenIn={{ language: 'en', hints }}
      />
      <TextField
        field={register('arabic')}
        label="In Arabic"
        writtenIn={{ language: 'ar', hints }}
      />
    </Form>
  )
}

describe('a field of a bilingual pair', () => {
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) })
  const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

  it.each([
    ['In English', 'شركة رمال', 'This looks like Arabic.', 'Rimal'],
    ['In Arabic', 'Rimal', 'This looks like English.', 'شركة رمال'],
  ])(
    '%s says while typing that %j is in the other script, without an error',
    async (name, text, hint, right) => {
      renderIn(<Names />)
      expect(screen.queryByText(hint)).toBeNull()
      type(name, text)
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(hint))
      expect(screen.getByText(hint).closest('[role=status]')).not.toBeNull()
      expect(field(name)).toBeValid()
      type(name, right)
      await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
      expect(field(name)).toHaveAccessibleDescription('')
    },
  )

  it('keeps the first letter of the other script in a field that its parent renders', async () => {
    function Alternative() {
      const [text, setText] = useState('')
      const shown = { name: 'alt', label: 'In Arabic', language: 'ar', maxLength: 9 } as const
      return <AltTextField {...shown} value={text} onChange={setText} hints={hints} />
    }
    renderIn(<Alternative />)
    await userEvent.type(field('In Arabic'), 'Figs')
    expect(field('In Arabic')).toHaveValue('Figs')
    expect(await screen.findByText('This looks like English.')).toBeInTheDocument()
  })

  it('says it of a stored text from the start', () => {
    renderIn(<Names given="شركة رمال" />)
    expect(screen.getByText('This looks like Arabic.')).toBeInTheDocument()
  })

  it('says nothing of numbers and of a text with some letters of the other script', () => {
    renderIn(<Names />)
    type('In Arabic', 'شركة الزيتون OLIVE 2026')
    type('In English', '2026')
    expect(screen.queryByText(/This looks like/)).toBeNull()
  })
})
