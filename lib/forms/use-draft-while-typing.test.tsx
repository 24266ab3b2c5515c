import { renderIn } from '@/tests/support/in-language'
import { act, fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftPauseMs } from './draft'
import { useDraftWhileTyping } from './use-draft-while-typing'

let kept: string[]

beforeEach(() => {
  kept = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Form() {
  const form = useForm({ defaultValues: { name: '' } })
  useDraftWhileTyping(form, () => kept.push(form.getValues('name')))
  return <input aria-label="Name" {...form.register('name')} />
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('what is typed is kept half a second after the last key', async () => {
  expect(draftPauseMs).toBe(500)
  renderIn(<Form />)
  type('P')
  await pass(400)
  type('Pe')
  await pass(499)
  expect(kept).toEqual([])
  await pass(1)
  expect(kept).toEqual(['Pe'])
})

it('a page that goes or is hidden keeps it at once, and only once', async () => {
  const { unmount } = renderIn(<Form />)
  type('Petra')
  fireEvent(window, new Event('pagehide'))
  expect(kept).toEqual(['Petra'])
  fireEvent(document, new Event('visibilitychange'))
  await pass(draftPauseMs)
  expect(kept).toEqual(['Petra'])
  type('Petra Oil')
  unmount()
  expect(kept).toEqual(['Petra', 'Petra Oil'])
})
