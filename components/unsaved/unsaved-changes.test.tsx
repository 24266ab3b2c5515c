import { cleanup, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { discardUnsavedChanges, hasUnsavedChanges, useUnsavedChanges } from './unsaved-changes'

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedChanges(isUnsaved)
  return null
}

/** Whether the browser would ask. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('unsaved words are known while their form holds them, and the browser asks', () => {
  const { rerender } = render(<Form isUnsaved={false} />)
  expect([hasUnsavedChanges(), asks()]).toEqual([false, false])
  rerender(<Form isUnsaved />)
  expect([hasUnsavedChanges(), asks()]).toEqual([true, true])
  rerender(<Form isUnsaved={false} />)
  expect([hasUnsavedChanges(), asks()]).toEqual([false, false])
  rerender(<Form isUnsaved />)
  cleanup()
  expect([hasUnsavedChanges(), asks()]).toEqual([false, false])
})

it('words that were given up are asked about no more', () => {
  render(<Form isUnsaved />)
  discardUnsavedChanges()
  expect([hasUnsavedChanges(), asks()]).toEqual([false, false])
})
