import { renderIn } from '@/tests/support/in-language'

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ErrorModal } from './error-modal'
import { LoadingModal } from './loading-modal'
import { useModalTexts } from './modal-texts'
import { NoticeModal } from './notice-modal'
import { RequiredFieldsModal } from './required-fields-modal'
import { SuccessModal } from './success-modal'
import { whenOpened } from './when-opened'

const nothing = () => {}

function Loading() {
  return <LoadingModal locale="en" open texts={useModalTexts().loading} />
}

function Success({ onClose }: { onClose: () => void }) {
  return (
    <SuccessModal
      locale="en"
      open
      onClose={onClose}
      requestNumber={104233}
      texts={useModalTexts().success}
    />
  )
}

function Failure({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  return (
    <ErrorModal
      locale="en"
      open
      onClose={onClose}
      onRetry={onRetry}
      texts={useModalTexts().error}
    />
  )
}

function Form() {
  const [open, setOpen] = useState(false)
  const fields = [
    { name: 'phone', label: 'Phone', message: 'Enter 7 to 15 digits' },
    { name: 'name', label: 'Enter your name' },
    { name: 'survey', label: 'Answer each statement' },
  ]
  return (
    <>
      <input aria-label="Name" id="name" name="name" />
      <input aria-label="Phone" id="phone" name="phone" />
      <button onClick={() => setOpen(true)}>Send</button>
      <RequiredFieldsModal
        locale="en"
        open={open}
        onClose={() => setOpen(false)}
        fields={fields}
        onPick={(name) => document.getElementById(name)?.focus()}
        texts={useModalTexts().requiredFields}
      />
    </>
  )
}

describe('the modals', () => {
  it('wait without a way to close them while something is sent', async () => {
    renderIn(<Loading />)
    expect(screen.getByRole('dialog', { name: 'Please wait' })).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('show the request number, to be copied, and close on Escape', async () => {
    const closed: string[] = []
    renderIn(<Success onClose={() => closed.push('closed')} />)
    expect(screen.getByText('104233')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copy number' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(closed).toEqual(['closed'])
  })

  it('offer to try again after a failure', async () => {
    const done: string[] = []
    renderIn(<Failure onClose={() => done.push('closed')} onRetry={() => done.push('again')} />)
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(done).toEqual(['again'])
  })

  it('name the fields that stopped a form under "Failed to send", and lead into the one chosen', async () => {
    renderIn(<Form />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('alertdialog', { name: 'Failed to send' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^Phone/ }))
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById('phone')))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('name the fields in the order of the page, and first what is no field of it', async () => {
    renderIn(<Form />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Answer each statement',
      'Enter your name',
      'PhoneEnter 7 to 15 digits',
    ])
  })

  it('say one thing and close', async () => {
    const closed: string[] = []
    renderIn(
      <NoticeModal
        locale="ar"
        open
        onClose={() => closed.push('closed')}
        tone="info"
        icon="info"
        title="ملاحظة"
        text="نص"
        closeText="إغلاق"
      />,
      { locale: 'ar' },
    )
    const [first] = screen.getAllByRole('button', { name: 'إغلاق' })
    if (first) await userEvent.click(first)
    expect(closed).toEqual(['closed'])
  })
})

describe('a modal of an island', () => {
  const Lazy = whenOpened(() => Promise.resolve(NoticeModal))
  const notice = {
    tone: 'info',
    icon: 'info',
    title: 'Note',
    text: 'Text',
    closeText: 'Close',
  } as const

  it('fetches its script when it opens for the first time', async () => {
    const shown = (open: boolean) => <Lazy {...notice} locale="en" open={open} onClose={nothing} />
    const { rerender } = renderIn(shown(false))
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument()
    rerender(shown(true))
    expect(await screen.findByRole('dialog', { name: 'Note' })).toBeInTheDocument()
  })
})

describe('two dialogs', () => {
  const rootOf = (dialog: HTMLElement) => {
    const root = dialog.closest('.MuiModal-root')
    if (!root) throw new Error('There is no root.')
    return root
  }

  it('the one on top stays readable where it was hidden with the one that leaves', async () => {
    renderIn(<Success onClose={nothing} />)
    rootOf(screen.getByRole('dialog')).setAttribute('aria-hidden', 'true')
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('the one below is hidden from screen readers', async () => {
    renderIn(
      <>
        <Loading />
        <Success onClose={nothing} />
      </>,
    )
    expect(await screen.findByRole('dialog', { name: /received/i })).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  })
})
