import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { NoteField } from './note-field'
import { NoteText } from './note-text'

const colleagues = [
  { id: 1, name: 'Hala Odeh' },
  { id: 2, name: 'Omar Nasser' },
  { id: 3, name: 'أحمد المصري' },
]

function Field() {
  const [text, setText] = useState('')
  return <NoteField colleagues={colleagues} value={text} missing={null} onChange={setText} />
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('offers colleagues after an @, and takes one by arrow keys and Enter while it keeps the focus', async () => {
  renderIn(<Field />)
  const field = screen.getByRole('textbox', { name: 'New note' })
  expect(field).toHaveAccessibleDescription('Type @ and a name to tell a colleague.')
  await userEvent.type(field, 'Ask @')
  expect(offered()).toEqual(colleagues.map(({ name }) => name))
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('3 colleagues. Choose with the arrow keys and Enter.')
  await userEvent.type(field, 'o')
  expect(offered()).toEqual(['Hala Odeh', 'Omar Nasser'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const list = screen.getByRole('listbox', { name: 'Colleagues' })
  expect(field).toHaveAttribute('aria-controls', list.id)
  const active = within(list).getByRole('option', { selected: true })
  expect(field).toHaveAttribute('aria-activedescendant', active.id)
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveValue('Ask @Omar Nasser ')
  expect(field).toHaveFocus()
  expect(offered()).toEqual([])
  expect(status).toBeEmptyDOMElement()
  await userEvent.keyboard('today{Enter}again')
  expect(field).toHaveValue('Ask @Omar Nasser today\nagain')
})

it('takes a colleague by a click in the middle of a text', async () => {
  renderIn(<Field />, { locale: 'ar' })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'ملاحظة جديدة' })
  await userEvent.type(field, 'اسأل اليوم')
  await userEvent.type(field, '@احم', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  await userEvent.click(screen.getByRole('option', { name: 'أحمد المصري' }))
  expect(field).toHaveValue('اسأل @أحمد المصري اليوم')
  expect(field.selectionStart).toBe('اسأل @أحمد المصري '.length)
})

it('closes the list with Escape, until something else is typed', async () => {
  renderIn(<Field />)
  const field = screen.getByRole('textbox', { name: 'New note' })
  await userEvent.type(field, '@h')
  await userEvent.keyboard('{Escape}')
  expect(offered()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveValue('@h\n')
  await userEvent.keyboard('@h')
  expect(offered()).toEqual(['Hala Odeh'])
})

it('marks the names in the text of a note', () => {
  const mention = { id: 1, name: 'Hala Odeh', read_at: null }
  const note = { id: 1, at: '2026-11-21T08:00:00Z', by: null, source: null, mentions: [mention] }
  renderIn(<NoteText note={{ ...note, text: 'Ask @Hala Odeh, not @Omar Nasser.' }} />)
  const marked = document.querySelectorAll('bdi')
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['@Hala Odeh'])
  expect(document.body).toHaveTextContent('Ask @Hala Odeh, not @Omar Nasser.')
})
