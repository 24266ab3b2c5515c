import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConfirmFirstPage } from './confirm-first-page'

it('a page that needs a confirmed address says so, and offers a new link', () => {
  renderIn(<ConfirmFirstPage locale="en" title="Meetings" steps={[]} />)
  const { verification } = english.accounts
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meetings')
  expect(screen.getByText(verification.text)).toBeVisible()
  expect(screen.getByRole('button', { name: verification.action })).toBeVisible()
})
