import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SavingField } from './saving-field'

const { saving: texts } = english.marketAccess.pair

const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '')

describe('the saving of an agreement', () => {
  it.each([
    ['10000', 'You save 770 on 10,000: 7.7 percentage points.'],
    ['10,000.10', 'You save 770.01 on 10,000.1: 7.7 percentage points.'],
    ['١٠٠٠', 'You save 77 on 1,000: 7.7 percentage points.'],
    ['999999999999.99', 'You save 77,000,000,000 on 999,999,999,999.99: 7.7 percentage points.'],
  ])('of %s is exact to the cent', async (value, sentence) => {
    renderIn(<SavingField locale="en" percent="7.7" texts={texts} />)
    await userEvent.type(screen.getByLabelText(texts.label), value)
    expect(plain(screen.getByRole('status').textContent)).toBe(sentence)
  })

  it.each(['dates', '0', '-5', '1.005'])('of %s is refused with the reason', async (value) => {
    renderIn(<SavingField locale="en" percent="7.7" texts={texts} />)
    const field = screen.getByLabelText(texts.label)
    await userEvent.type(field, value)
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('status')).toHaveTextContent(texts.wrong)
  })
})
