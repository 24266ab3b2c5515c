import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'

const options = [
  { value: '12', text: 'Algeria' },
  { value: '7', text: 'عُمان', lang: 'ar' },
] as const

function Fields({ error, country = '' }: { error?: string; country?: string }) {
  const { register, getValues } = useForm({ defaultValues: { country, text: '' } })
  return (
    <>
      <SelectField
        field={register('country')}
        label="Country"
        placeholder="Please choose"
        options={options}
        help="Where you sell"
        error={error}
      />
      <TextAreaField field={register('text')} label="Description" help="In words" error={error} />
      <output onClick={(event) => event.currentTarget.append(JSON.stringify(getValues()))} />
    </>
  )
}

describe('a list to choose from', () => {
  it('stands empty at first, and gives the value of what is chosen', async () => {
    renderIn(<Fields />)
    const field = screen.getByRole('combobox', { name: /Country/ })
    expect(field).toHaveDisplayValue('Please choose')
    await userEvent.selectOptions(field, 'Algeria')
    await userEvent.click(screen.getByRole('status'))
    expect(screen.getByRole('status')).toHaveTextContent('"country":"12"')
  })

  it('shows what the form holds already', () => {
    renderIn(<Fields country="12" />)
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Algeria')
  })

  it('marks a name that is not in the language of the page', () => {
    renderIn(<Fields />)
    expect(screen.getByRole('option', { name: 'عُمان' })).toHaveAttribute('lang', 'ar')
  })

  it('is required, and described by its help and its error', () => {
    renderIn(<Fields error="Required." />)
    const field = screen.getByRole('combobox')
    expect(field).toBeRequired()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Where you sell Required.')
  })
})

describe('a text of many lines', () => {
  it('is described by its help and its error', () => {
    renderIn(<Fields error="Required." />)
    const field = screen.getByRole('textbox', { name: /Description/ })
    expect(field.tagName).toBe('TEXTAREA')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('In words Required.')
  })
})
