import { Snackbar } from '@/components/snackbar/snackbar'
import { Problem } from '@/lib/api/problem'
import type { MailTopicName } from '@/lib/db/codes/mail-topics'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FollowList } from '../../contract'
import type { ChosenMail } from '../contract'
import { MailLinkPanel } from './mail-link-panel'

const signature = 'x'.repeat(43)
let requests: string[]

beforeEach(() => {
  requests = []
  answerCalls((endpoint, input) => {
    const path = endpoint.path.replace('{follower}/{signature}/', '')
    const body = 'body' in input ? JSON.stringify(input.body) : ''
    requests.push(`${endpoint.method} ${path} ${body}`.trim())
    return Promise.resolve('Success')
  })
})

const follows: ChosenMail = {
  topic: 'follows',
  choice: 'daily',
  choices: ['at_once', 'daily', 'weekly', 'never'],
}

/** All kinds of mails, as an account of a company can have them. */
const ofAccount: ChosenMail[] = [
  { topic: 'newsletter', choice: 'weekly', choices: ['weekly', 'never'] },
  follows,
  { ...follows, topic: 'request-alerts', choice: 'never' },
  { topic: 'plan-reminders', choice: 'day_before', choices: ['day_before', 'never'] },
]

const listWith = (confirmed: boolean, name = 'Germany'): FollowList => ({
  speed: 'daily',
  stopped: false,
  follows: [
    {
      id: 3,
      kind: 'search',
      target: name,
      name_eng: name,
      name_ara: name,
      path: '/search/x',
      confirmed,
      created_at: '2026-11-20T08:00:00Z',
    },
  ],
})

interface Shown {
  topic?: MailTopicName
  mails?: ChosenMail[]
  list?: FollowList | null
  locale?: Locale
}

const show = ({ topic = 'follows', mails = [follows], list = null, locale = 'en' }: Shown) =>
  renderIn(
    <>
      <MailLinkPanel
        locale={locale}
        answer={{ link: { topic, id: 7, signature }, found: { mails, followed: list } }}
      />
      <Snackbar closeText="Close" />
    </>,
    { locale },
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the page behind the link of a mail', () => {
  it('has every kind of mails, each with what is chosen and a way to stop it', () => {
    show({ topic: 'newsletter', mails: ofAccount })
    const chosen = ['Newsletter', 'Topics you follow', 'Tasks in your export plan'].map(
      (name) => part(name).getByRole('button', { pressed: true }).textContent,
    )
    expect(chosen).toEqual(['Once a week', 'Once a day', 'The day before'])
    expect(screen.getAllByRole('button', { name: 'No emails' })).toHaveLength(4)
    const requestsPart = part('Requests that fit your company')
    expect(requestsPart.getByText('You do not get these emails.')).toBeInTheDocument()
    expect(requests).toEqual([])
  })

  it('stops mails on click, and sends them again on the next', async () => {
    show({ topic: 'newsletter', mails: ofAccount })
    const newsletter = part('Newsletter')
    fireEvent.click(newsletter.getByRole('button', { name: 'No emails' }))
    expect(await newsletter.findByText('You do not get these emails.')).toBeInTheDocument()
    expect(newsletter.getByRole('button', { name: 'No emails' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const weekly = newsletter.getByRole('button', { name: 'Once a week' })
    fireEvent.click(weekly)
    await expect.poll(() => weekly.getAttribute('aria-pressed')).toBe('true')
    expect(newsletter.queryByText('You do not get these emails.')).toBeNull()
    expect(await screen.findAllByText('Saved.')).toHaveLength(1)
    const call = 'POST mails/{topic}/{id}/{signature}'
    expect(requests).toEqual([
      `${call} {"topic":"newsletter","choice":"never"}`,
      `${call} {"topic":"newsletter","choice":"weekly"}`,
    ])
  })

  it('only stops the mails that the link is not about', async () => {
    show({ topic: 'newsletter', mails: ofAccount })
    const tasks = part('Tasks in your export plan')
    fireEvent.click(tasks.getByRole('button', { name: 'No emails' }))
    expect(await tasks.findByText('You do not get these emails.')).toBeInTheDocument()
    expect(tasks.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'No emails',
    ])
  })

  it('contains forms that work without scripts', () => {
    show({ topic: 'newsletter', mails: ofAccount, locale: 'ar' })
    const button = part('النشرة البريدية').getByRole('button', { name: 'دون رسائل' })
    expect(button).toHaveAttribute('name', 'choice')
    expect(button).toHaveAttribute('value', 'never')
    expect(button).toHaveAttribute('type', 'submit')
    const form = button.closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', `/api/mails/newsletter/7/${signature}?back=ar`)
    expect(form).toHaveFormValues({ topic: 'newsletter' })
  })

  it.each([
    ['unavailable', 'Error: we could not save this. Try again.'],
    ['too_many_requests', 'Too many attempts. Try again in a few minutes.'],
  ] as const)('keeps what was chosen where a change fails: %s', async (code, text) => {
    answerCalls(() => Promise.reject(new Problem(code)))
    show({})
    press('Once a week')
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Once a day' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it.each([
    ['en', '', english],
    ['ar', '/ar', arabic],
  ] as const)('leads from an invalid link to a login or home (%s)', (locale, prefix, texts) => {
    const { title, logIn, home } = texts.mailChoices.invalid
    renderIn(<MailLinkPanel locale={locale} answer={null} />, { locale })
    expect(screen.getByText(title)).toBeInTheDocument()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([hrefOf(logIn), hrefOf(home)]).toEqual([`${prefix}/profile/mails`, prefix || '/'])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what the person of a link follows', () => {
  it('is confirmed on click, and by nothing else', async () => {
    show({ list: listWith(false) })
    expect(requests).toEqual([])
    press('Start following')
    expect(await screen.findByText('You now follow these topics.')).toBeInTheDocument()
    expect(screen.queryByText('Waiting for your confirmation')).toBeNull()
    press('No emails')
    expect(await screen.findByText(/We will delete your address in 7 days/)).toBeInTheDocument()
    expect(requests).toEqual([
      'POST follow-links/confirm',
      'POST mails/{topic}/{id}/{signature} {"topic":"follows","choice":"never"}',
    ])
  })

  it.each([
    ['unavailable', 'We could not save this. Try again.'],
    ['too_many_requests', 'Too many attempts. Try again in a few minutes.'],
  ] as const)('is not confirmed where that fails: %s', async (code, text) => {
    answerCalls(() => Promise.reject(new Problem(code)))
    show({ list: listWith(false) })
    press('Start following')
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByText('Waiting for your confirmation')).toBeInTheDocument()
  })

  it('is confirmed by a form that works without scripts', () => {
    show({ list: listWith(false), locale: 'ar' })
    const form = screen.getByRole('button', { name: 'بدء المتابعة' }).closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', `/api/follow-links/7/${signature}/confirm?back=ar`)
  })

  it('shows a search with script in it as text', () => {
    const { container } = show({ list: listWith(true, '<img src=x onerror=alert(1)>') })
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText(/^Search: .*<img src=x onerror/)).toBeInTheDocument()
  })

  it('ends topic by topic', async () => {
    show({ list: listWith(true) })
    press('Stop following: Search: Germany')
    expect(await screen.findByText('You no longer follow this topic.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Search: Germany' })).toBeNull()
    expect(requests).toEqual(['DELETE follow-links/follows/{id}'])
  })

  it('stays in the list where ending it fails', async () => {
    answerCalls(() => Promise.reject(new Problem('unavailable')))
    show({ list: listWith(true) })
    press('Stop following: Search: Germany')
    expect(await screen.findByText('Error: we could not save this. Try again.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Search: Germany' })).toBeInTheDocument()
  })
})
