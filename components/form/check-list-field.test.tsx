import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CheckListField } from './check-list-field'

const texts = { find: 'Find', keys: 'Arrow keys', chosen: '{count, number} chosen', none: 'None' }

function Form({ count }: { count: number }) {
  const { control } = useForm<{ countries: string[] }>({ defaultValues: { countries: [] } })
  const options = Array.from({ length: count }, (_, at) => ({
    value: String(at),
    text: `Country ${at}`,
  }))
  return (
    <CheckListField
      locale="en"
      control={control}
      name="countries"
      label="Countries"
      options={options}
      texts={texts}
    />
  )
}

const box = (at: number) => screen.getByRole('checkbox', { name: `Country ${at}` })
const stops = () => screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

it('a long list is one stop of the Tab key; arrow keys, Home and End lead through it', () => {
  renderIn(<Form count={40} />)
  expect(stops()).toEqual([box(0)])
  box(0).focus()
  press('ArrowDown')
  expect(box(1)).toHaveFocus()
  press('End')
  expect(box(39)).toHaveFocus()
  press('ArrowDown')
  expect(box(39)).toHaveFocus()
  press('Home')
  press('ArrowUp')
  expect(box(0)).toHaveFocus()
  press('ArrowDown')
  expect(stops()).toEqual([box(1)])
  expect(screen.getByRole('group', { name: 'Countries' })).toHaveAccessibleDescription('Arrow keys')
})

it('keeps one stop when it is searched, and says what is chosen', () => {
  renderIn(<Form count={40} />)
  box(30).focus()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'country 3' } })
  expect(screen.getAllByRole('checkbox')).toHaveLength(11)
  expect(stops()).toHaveLength(1)
  fireEvent.click(box(31))
  expect(screen.getByText('1 chosen')).toBeInTheDocument()
})

it('every box of a short list is a stop of its own', () => {
  renderIn(<Form count={3} />)
  expect(stops()).toHaveLength(3)
  expect(screen.queryByText('Arrow keys')).toBeNull()
})

it('hides what the keys do from who has no keyboard but a finger', () => {
  renderIn(<Form count={20} />, { locale: 'en' })
  expect(screen.getByText(texts.keys)).toHaveAttribute('data-keyboard')
  const [, forFingers = ''] = readFileSync('app/globals.css', 'utf8').split('(pointer: coarse)')
  expect(forFingers).toMatch(/^ \{\s*\[data-keyboard\] \{\s*display: none;/)
})
