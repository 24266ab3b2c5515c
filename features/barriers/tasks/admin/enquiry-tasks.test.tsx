import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { EnquiryTasks as Tasks } from '../contract'
import { EnquiryTasks } from './enquiry-tasks'

const sent: Tasks[number] = {
  id: 3,
  body: 'Jordan Customs',
  email: 'desk@customs.example',
  locale: 'en',
  task: 'Is the label enough?',
  due_on: '2026-12-10',
  created_at: '2026-11-26T08:00:00Z',
  reminded_at: null,
  escalated_at: null,
  answer: null,
  answer_text: '',
  answered_at: null,
  ended_at: null,
  shares: ['company'],
}

it.each([
  ['en', english.barrierReview, 'Ask an institution'],
  ['ar', arabic.barrierReview, 'توجيه سؤال إلى مؤسسة'],
] as const)(
  'an institution is asked with what the officer ticked, in %s',
  async (locale, { tasks, handOver }, ask) => {
    const calls = showInDashboard(<EnquiryTasks enquiryId={12} />, {
      area: 'enquiries',
      path: '/enquiries/12',
      locale,
      rights: ['cases'],
      answers: {
        'GET admin/enquiries/{id}/tasks': [],
        'GET institutions': [],
        'POST admin/enquiries/{id}/tasks': [sent],
      },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByText(ask))
    await user.type(screen.getByLabelText(tasks.body), sent.body)
    await user.type(screen.getByRole('textbox', { name: tasks.email }), sent.email)
    await user.type(screen.getByLabelText(tasks.task), sent.task)
    await user.click(screen.getByLabelText(handOver.share.company))
    await user.click(screen.getByRole('button', { name: handOver.send }))
    expect(await screen.findByText(sent.task)).toBeVisible()
    expect(calls).toContainEqual({
      key: 'POST admin/enquiries/{id}/tasks',
      input: {
        params: { id: 12 },
        body: expect.objectContaining({ email: sent.email, shares: ['company'] }),
      },
    })
  },
)
