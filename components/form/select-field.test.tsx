import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { SelectField } from './select-field'
import { TextField } from './text-field'

const options = [
  { value: '12', text: 'Algeria' },
  { value: '7', text: 'عُمان', lang: 'ar' },
] as const

interface FieldsProps {
  error?: string
  country?: string
  onShow?: (country: string) => void
}

function Fields({ error, country = '', onShow }: FieldsProps) {
  const { register, getValues } = useForm({ defaultValues: { country, text: '' } })
  return (
    <>
      <SelectField
        field={register('country')}
        label="Country"
        placeholder="Choose"
        options={options}
        help="Where you sell"
        error={error}
      />
      <TextField
        field={register('text')}
        label="Description"
        help="In words"
        error={error}
        rows={7}
      />
      <button onClick={() => onShow?.(getValues('country'))}>Show</button>
    </>
  )
}

describe('a list to choose from', () => {
  it('is empty at first, and gives the value of what is chosen', async () => {
    const shown: string[] = []
    renderIn(<Fields onShow={(country) => shown.push(country)} />)
    const field = screen.getByRole('combobox', { name: /Country/ })
    expect(field).toHaveDisplayValue('Choose')
    await userEvent.selectOptions(field, 'Algeria')
    await userEvent.click(screen.getByRole('button'))
    expect(shown).toEqual(['12'])
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
