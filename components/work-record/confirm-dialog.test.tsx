import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog'

const onConfirm = vi.fn(() => Promise.resolve(true))

const dialog = (initial?: string) => (
  <ConfirmDialog
    open
    onClose={() => undefined}
    text="Completed"
    title="Change the status?"
    warning="The person is notified."
    reason="Message"
    {...(initial !== undefined && { initial })}
    onConfirm={onConfirm}
  />
)

it('a missing text is no mistake any more once the text that it starts from has come', async () => {
  const { rerender } = renderIn(dialog())
  const text = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.click(screen.getByRole('button', { name: 'Completed' }))
  expect(text).toHaveAttribute('aria-invalid', 'true')
  expect(onConfirm).not.toHaveBeenCalled()
  rerender(dialog('We have answered your enquiry.'))
  expect(text).toHaveValue('We have answered your enquiry.')
  expect(text).not.toHaveAttribute('aria-invalid')
  await userEvent.click(screen.getByRole('button', { name: 'Completed' }))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('We have answered your enquiry.')
})
