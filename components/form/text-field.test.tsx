import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
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
