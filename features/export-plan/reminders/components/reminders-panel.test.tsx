import { Problem } from '@/lib/api/problem'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RemindersPanel } from './reminders-panel'

const link = { person: 7, signature: 'x'.repeat(43) }
const t = english.exportPlan.remindersLink.panel

const show = (reminders: boolean) =>
  renderIn(<RemindersPanel locale="en" answer={{ link, found: { reminders } }} />)

describe('the page that ends the reminders of tasks', () => {
  it('ends them on click, and leads to where they are chosen again', async () => {
    const requests: string[] = []
    answerCalls((endpoint) => {
      requests.push(`${endpoint.method} ${endpoint.path}`)
      return Promise.resolve('Success')
    })
    show(true)
    expect(requests).toEqual([])
    const button = screen.getByRole('button', { name: t.unsubscribe })
    expect(button.closest('form')).toHaveAttribute(
      'action',
      `/api/plan-reminders/7/${link.signature}/unsubscribe?back=en`,
    )
    fireEvent.click(button)
    expect(await screen.findByText(t.off)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: t.profile })).toHaveAttribute('href', '/profile/plan')
    expect(requests).toEqual(['POST plan-reminders/{person}/{signature}/unsubscribe'])
  })

  it('shows a failure, and keeps the button', async () => {
    answerCalls(() => Promise.reject(new Problem('too_many_requests')))
    show(true)
    fireEvent.click(screen.getByRole('button', { name: t.unsubscribe }))
    expect(await screen.findByText(t.failed)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: t.unsubscribe })).toBeInTheDocument()
  })

  it('has no button once they are ended', () => {
    show(false)
    expect(screen.getByText(t.off)).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says of an invalid link where else they are ended', () => {
    const { invalid, profile } = arabic.exportPlan.remindersLink.panel
    renderIn(<RemindersPanel locale="ar" answer={null} />, { locale: 'ar' })
    expect(screen.getByText(invalid)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: profile })).toHaveAttribute('href', '/ar/profile/plan')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
