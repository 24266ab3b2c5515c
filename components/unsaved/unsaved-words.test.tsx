import { cleanup, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { giveUpUnsavedWords, hasUnsavedWords, useUnsavedWords } from './unsaved-words'

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWords(isUnsaved)
  return null
}

/** Whether the browser would ask. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('unsaved words are known while their form holds them, and the browser asks', () => {
  const { rerender } = render(<Form isUnsaved={false} />)
  expect([hasUnsavedWords(), asks()]).toEqual([false, false])
  rerender(<Form isUnsaved />)
  expect([hasUnsavedWords(), asks()]).toEqual([true, true])
  rerender(<Form isUnsaved={false} />)
  expect([hasUnsavedWords(), asks()]).toEqual([false, false])
  rerender(<Form isUnsaved />)
  cleanup()
  expect([hasUnsavedWords(), asks()]).toEqual([false, false])
})

it('words that were given up are asked about no more', () => {
  render(<Form isUnsaved />)
  giveUpUnsavedWords()
  expect([hasUnsavedWords(), asks()]).toEqual([false, false])
})
