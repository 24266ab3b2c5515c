import { currentMessage } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import { announceAccount, registeredEvent } from '@/lib/auth/account-request'
import { forgetPerson } from '@/lib/auth/forget-person'
import { forgetSignedIn, showSignedIn } from '@/lib/auth/signed-in'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { formatDate } from '@/lib/i18n/format'
import { today } from '@/lib/i18n/today'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { letAdvisersRead } from '../advisers/contract'
import type { ExportPlan } from '../contract'
import { planPeople, sharedPlans } from '../people/contract'
import { invitationNote, type InvitationNote } from '../people/rules'
import { setPlanReminders } from '../reminders/contract'
import { planStates } from '../rules'
import { PlanCard } from './plan-card'
import { PlanOffer } from './plan-offer'
import { PlanPage } from './plan-page'

const t = english.exportPlan

const facts = {
  emailVerified: true,
  company: null,
  offers: [],
  hasReadinessResult: false,
  origin: { done: 1, total: 1 },
  hasAnsweredRequest: false,
  hasJoinedEvent: false,
}
const dates = { code: '080410', ...bilingualPair('name', { en: 'Dates', ar: 'تمور' }) }
const germany = { iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) }
const chile = { iso2: 'CL', ...bilingualPair('name', { en: 'Chile', ar: 'تشيلي' }) }

const noPair = { pair: null, ...bothLanguages('title', '') }
const own = {
  owner: { id: 7, name: 'Lina' },
  role: 'owner' as const,
  reminders: true,
  advisers: false,
  tasks: [
    { id: 3, title: 'Call the lab', statement: null, due: '2020-01-31', done: false, ...noPair },
    { id: 4, title: 'Order boxes', statement: null, due: null, done: true, ...noPair },
  ],
  assessments: [],
}
const fresh: ExportPlan = {
  ...own,
  answered: false,
  products: [],
  markets: [],
  stage: null,
  steps: planStates(null, facts, []),
}
const answered: ExportPlan = {
  ...own,
  answered: true,
  markets: [germany],
  stage: 'ready',
  products: [{ ...dates, slug: { en: '080410-dates', ar: '080410-تمور' } }],
  steps: planStates('ready', facts, ['documents']),
}

const pages = {
  company: '/company',
  readiness: '/readiness',
  contact: '/contact',
  institutions: '/institutions',
  guide: '/guide',
  reports: '/reports',
  eventsAbroad: '/events-abroad',
}

const calls: { method: string; path: string; body: unknown }[] = []
let refusal: Error | null = null

beforeEach(() => {
  calls.length = 0
  refusal = null
  answerCalls(({ method, path }, input) => {
    if (method === 'GET') {
      const groups = { heading: { ...dates, code: '0804' }, chapter: { ...dates, code: '08' } }
      return Promise.resolve({ data: [{ ...dates, ...groups }], total: 1 })
    }
    calls.push({ method, path, body: 'body' in input ? input.body : null })
    if (refusal) return Promise.reject(refusal)
    const isSetting = path === setPlanReminders.path
    const isList = path.startsWith(planPeople.path) || path.startsWith(sharedPlans.path)
    return Promise.resolve(isSetting ? { reminders: false } : isList ? [] : answered)
  })
})

const show = (plan: ExportPlan) =>
  renderIn(<PlanPage plan={plan} pages={pages} locale="en" markets={[chile, germany]} />)

const stepOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') ?? document.createElement('li'))

it('shows what applies in the markets of a plan, and not in others', () => {
  const notices = { DE: <p key="DE">Goods pay more</p>, CL: <p key="CL">Nobody pays</p> }
  renderIn(
    <PlanPage plan={answered} pages={pages} notices={notices} locale="en" markets={[germany]} />,
  )
  expect(screen.getByText('Goods pay more')).toBeVisible()
  expect(screen.queryByText('Nobody pays')).toBeNull()
})

describe('the questions of a plan', () => {
  it('are open on a first visit, and send products, markets and stage', async () => {
    show(fresh)
    await userEvent.click(screen.getByRole('button', { name: t.questions.addProduct }))
    await userEvent.type(screen.getByRole('searchbox'), 'dates')
    await userEvent.click(await screen.findByRole('button', { name: /080410/ }))
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Germany')
    await userEvent.click(screen.getByRole('radio', { name: t.questions.stages.ready }))
    await userEvent.click(screen.getByRole('button', { name: t.questions.save }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      body: { products: ['080410'], markets: ['DE'], stage: 'ready' },
    })
    expect(await screen.findByRole('button', { name: t.questions.change })).toBeVisible()
  })

  it('keep the focus when they are opened, skipped or saved', async () => {
    const part = () => screen.getByRole('group', { name: t.questions.title })
    const { unmount } = show(fresh)
    await userEvent.click(screen.getByRole('button', { name: t.questions.skip }))
    await waitFor(() => expect(part()).toHaveFocus())
    unmount()
    show(answered)
    await userEvent.click(screen.getByRole('button', { name: t.questions.change }))
    expect(part()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: t.questions.save }))
    await waitFor(() => expect(part()).toHaveFocus())
  })

  it('can be skipped', async () => {
    show(fresh)
    await userEvent.click(screen.getByRole('button', { name: t.questions.skip }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ products: [], markets: [], stage: null })
  })

  it('are behind a button later; a removed market can be chosen again', async () => {
    show(answered)
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: t.questions.change }))
    expect(screen.queryByRole('option', { name: 'Germany' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Germany' }))
    expect(screen.getByRole('option', { name: 'Germany' })).toBeInTheDocument()
  })

  it('keep what was chosen when saving fails, and say so', async () => {
    refusal = new Error('refused')
    show(fresh)
    await userEvent.click(screen.getByRole('radio', { name: t.questions.stages.starting }))
    await userEvent.click(screen.getByRole('button', { name: t.questions.save }))
    expect(await screen.findByRole('alert')).toHaveTextContent(t.change.failed)
    expect(screen.getByRole('radio', { name: t.questions.stages.starting })).toBeChecked()
  })
})

describe('what the portal has for a plan', () => {
  const match = (title: string, path: string, sample = false) => ({
    ...bilingualPair('title', { en: title, ar: title }),
    ...bilingualPair('detail', { en: 'Germany, 31 December 2026', ar: '' }),
    path,
    sample,
  })
  const matches = {
    requests: [match('Medjool dates', '/requests/4', true)],
    events: [
      { ...match('Doha fair', '/events/3'), is_now: true, is_joined: false },
      { ...match('Berlin fair', '/events/4'), is_now: false, is_joined: true },
    ],
    news: [],
    barriers: [match('Residue limits', '/barriers/2')],
    changes: [],
    reports: { total: 3, newest: '2026-10' },
  }

  it('marks an event that has begun and one that the person joined', () => {
    renderIn(
      <PlanPage plan={answered} pages={pages} matches={matches} locale="en" markets={[germany]} />,
    )
    const events = within(screen.getByRole('region', { name: t.matches.kinds.events }))
    const [now, joined] = events.getAllByRole('listitem')
    expect(now).toHaveTextContent(t.matches.now)
    expect(now).not.toHaveTextContent(t.matches.joined)
    expect(joined).toHaveTextContent(t.matches.joined)
    expect(events.getByRole('link', { name: t.matches.more.events })).toHaveAttribute(
      'href',
      '/events-abroad',
    )
  })

  it('is a short list of each kind with the way to the rest, and samples are marked', () => {
    renderIn(
      <PlanPage plan={answered} pages={pages} matches={matches} locale="en" markets={[germany]} />,
    )
    const { kinds, more, sample } = t.matches
    const requests = within(screen.getByRole('region', { name: kinds.requests }))
    expect(requests.getByRole('link', { name: 'Medjool dates' })).toHaveAttribute(
      'href',
      '/requests/4',
    )
    expect(requests.getByText(sample)).toBeVisible()
    expect(requests.getByRole('link', { name: more.requests })).toBeVisible()
    expect(screen.queryByRole('region', { name: kinds.news })).toBeNull()
    const reports = within(screen.getByRole('region', { name: kinds.reports }))
    expect(reports.getByRole('link', { name: '3 reports for members' })).toHaveAttribute(
      'href',
      '/reports',
    )
  })
})

describe('a plan that no request fits', () => {
  it('leads to the emails about new requests', () => {
    const none = { requests: [], changes: [], barriers: [], events: [], news: [] }
    const matches = { ...none, reports: { total: 0, newest: null } }
    renderIn(
      <PlanPage plan={answered} pages={pages} matches={matches} locale="en" markets={[germany]} />,
    )
    const requests = within(screen.getByRole('region', { name: t.matches.kinds.requests }))
    expect(requests.getByText(t.matches.noRequests)).toBeVisible()
    expect(requests.getByRole('link', { name: t.matches.alerts })).toHaveAttribute(
      'href',
      '/profile/buying-requests',
    )
  })
})

describe('the consent for advisers', () => {
  it('is given and taken back by its owner', async () => {
    show(answered)
    await userEvent.click(screen.getByRole('checkbox', { name: t.advisers.allow }))
    expect(calls).toMatchObject([{ path: letAdvisersRead.path, body: { advisers: true } }])
  })

  it('is not for colleagues to give', () => {
    show({ ...answered, role: 'editor' })
    expect(screen.queryByRole('checkbox', { name: t.advisers.allow })).toBeNull()
  })
})

describe('the readiness of a plan', () => {
  const last = { id: 12, at: '2026-11-20T09:00:00Z', average: 3.5 }
  const before = { id: 9, at: '2026-10-02T09:00:00Z', average: 3.25 }

  it('is absent without an assessment', () => {
    show(answered)
    expect(screen.queryByRole('region', { name: t.readiness.title })).toBeNull()
  })

  it('shows the progress since the assessment before', () => {
    show({ ...answered, assessments: [last, before] })
    const part = within(screen.getByRole('region', { name: t.readiness.title }))
    expect(part.getByRole('link', { name: '3.50 of 5 on Nov 20, 2026' })).toHaveAttribute(
      'href',
      '/profile/user-enquiries/12',
    )
    expect(part.getByText('3.25 of 5 on Oct 2, 2026')).toBeVisible()
    expect(part.getByText('0.25 points better')).toBeVisible()
  })

  it('links colleagues to no enquiry of the owner', () => {
    show({ ...answered, role: 'editor', assessments: [last] })
    const part = within(screen.getByRole('region', { name: t.readiness.title }))
    expect(part.queryByRole('link')).toBeNull()
    expect(part.queryByText(t.readiness.change)).toBeNull()
  })

  it('names the statements that are tasks as such', () => {
    const statement = bilingualPair('question', { en: 'We know our costs.', ar: 'نعرف كلفنا.' })
    const task = { id: 5, title: null, statement, due: null, done: false, ...noPair }
    show({ ...answered, tasks: [task] })
    expect(screen.getByText('We know our costs.')).toBeVisible()
    expect(screen.getByText(t.tasks.fromReadiness)).toBeVisible()
  })

  it('shows a task that a page gave in the language of its reader, whatever the page was in', () => {
    const titles = bilingualPair('title', { en: 'Check the origin', ar: 'التحقق من المنشأ' })
    const task = { id: 6, title: 'التحقق من المنشأ', statement: null, due: null, done: false }
    show({ ...answered, tasks: [{ ...task, pair: null, ...titles }] })
    expect(screen.getByText('Check the origin')).toBeVisible()
    expect(screen.queryByText('التحقق من المنشأ')).toBeNull()
  })
})

it('a plan on paper says whose it is, of which company, of which day, and the codes', () => {
  renderIn(
    <PlanPage plan={answered} pages={pages} locale="en" markets={[germany]} company="Petra Oil" />,
  )
  const head = screen.getByText(/Petra Oil/)
  expect(head).toHaveTextContent('Lina')
  expect(head).toHaveTextContent(formatDate(today(), 'en'))
  expect(screen.getByText('HS code 080410')).toBeInTheDocument()
})

describe('the steps of a plan', () => {
  it('say what is done, by whom, and what is next', () => {
    show(answered)
    const { of } = t.steps
    expect(stepOf(of.origin.title).getByText(t.steps.done)).toBeVisible()
    expect(stepOf(of.documents.title).getByText(t.steps.doneByYou)).toBeVisible()
    expect(stepOf(of.company.title).getByText(t.steps.next)).toBeVisible()
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '3 of 10 steps done')
  })

  it('that were sent say by when they are decided, and that are done in part how far', () => {
    const known = {
      ...facts,
      company: { isPublic: false, waits: { due: '2099-12-01' } },
      origin: { done: 1, total: 2 },
    }
    const { unmount } = show({ ...answered, steps: planStates('ready', known, []) })
    const company = stepOf(t.steps.of.company.title)
    expect(company.getByText('Sent, decision by Dec 1, 2099')).toBeVisible()
    expect(company.queryByText(t.steps.done)).not.toBeInTheDocument()
    expect(company.queryByRole('link', { name: t.steps.of.company.action })).toBeNull()
    expect(stepOf(t.steps.of.origin.title).getByText('1 of 2 checked')).toBeVisible()
    unmount()
    const late = { ...known, company: { isPublic: false, waits: { due: '2020-12-01' } } }
    show({ ...answered, steps: planStates('ready', late, []) })
    expect(stepOf(t.steps.of.company.title).getByText(t.steps.sent)).toBeVisible()
  })

  it('offer the owner a new link for the address, and lead readers to the profile', () => {
    const plan = { ...fresh, steps: planStates(null, { ...facts, emailVerified: false }, []) }
    const verify = () => stepOf(t.steps.of.verify.title)
    const { unmount } = show(plan)
    expect(verify().getByRole('link', { name: t.steps.of.verify.action })).toBeVisible()
    unmount()
    renderIn(
      <PlanPage
        plan={plan}
        pages={pages}
        locale="en"
        markets={[]}
        verification={<button>New link</button>}
      />,
    )
    expect(verify().getByRole('button', { name: 'New link' })).toBeVisible()
    expect(verify().queryByRole('link', { name: t.steps.of.verify.action })).toBeNull()
  })

  it('lead on, and to who helps', () => {
    show(fresh)
    const company = stepOf(t.steps.of.company.title)
    expect(company.getByRole('link', { name: t.steps.of.company.action })).toHaveAttribute(
      'href',
      '/company',
    )
    expect(company.getByRole('link', { name: t.steps.helpers.office })).toHaveAttribute(
      'href',
      '/contact',
    )
    expect(company.queryByRole('button')).not.toBeInTheDocument()
  })

  it('are ticked by hand where the portal cannot know, and a tick is taken back', async () => {
    show(answered)
    const { finance, documents } = t.steps.of
    await userEvent.click(stepOf(finance.title).getByRole('button'))
    await userEvent.click(stepOf(documents.title).getByRole('button'))
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ done: true }, { done: false }]),
    )
  })
})

it('products in markets lead to the answer about each', () => {
  show(answered)
  expect(screen.getByRole('link', { name: 'Dates · Germany' })).toHaveAttribute(
    'href',
    '/markets/de/080410-dates',
  )
})

describe('the tasks of a plan', () => {
  const tasks = () => within(screen.getByRole('region', { name: t.tasks.heading }))

  it('say what is overdue and what is done', () => {
    show(answered)
    expect(tasks().getByText(t.tasks.overdue)).toBeVisible()
    expect(tasks().getByText('Due on Jan 31, 2020')).toBeVisible()
    expect(tasks().getByText(t.tasks.isDone)).toBeVisible()
  })

  it('are added with a date, and not without a title', async () => {
    show(answered)
    await userEvent.click(tasks().getByRole('button', { name: t.tasks.add }))
    expect(
      await tasks().findByText(`${english.rules.required} ${t.tasks.required.title}`),
    ).toBeVisible()
    await userEvent.type(tasks().getByRole('textbox', { name: t.tasks.title }), 'Ask the bank')
    fireEvent.change(tasks().getByLabelText(t.tasks.due), { target: { value: '2099-05-01' } })
    await userEvent.click(tasks().getByRole('button', { name: t.tasks.add }))
    await waitFor(() =>
      expect(calls).toMatchObject([
        { method: 'POST', body: { title: 'Ask the bank', due: '2099-05-01' } },
      ]),
    )
  })

  it('are done, moved to another day and removed', async () => {
    show(answered)
    const name = (text: string) => ({ name: `${text}: Call the lab` })
    await userEvent.click(tasks().getByRole('button', name(t.tasks.finish)))
    const date = tasks().getByLabelText(`${t.tasks.due}: Call the lab`)
    fireEvent.change(date, { target: { value: '2099-01-31' } })
    fireEvent.blur(date)
    await userEvent.click(tasks().getByRole('button', name(t.tasks.remove)))
    await waitFor(() =>
      expect(calls.map(({ method, body }) => [method, body])).toEqual([
        ['PUT', { due: '2020-01-31', done: true }],
        ['PUT', { due: '2099-01-31', done: false }],
        ['DELETE', null],
      ]),
    )
  })

  it('are no longer reminded once the box is empty', async () => {
    show(answered)
    await userEvent.click(tasks().getByRole('checkbox', { name: t.tasks.reminders }))
    await waitFor(() => expect(calls[0]?.body).toEqual({ reminders: false }))
  })
})

const term = { last_day: '2026-12-10', expired: false }

describe('a shared plan', () => {
  it('of a reader has nothing to change, and says why', () => {
    show({ ...answered, role: 'reader' })
    expect(screen.getByRole('heading', { level: 1, name: 'Export plan of Lina' })).toBeVisible()
    expect(screen.getByText(t.readOnly)).toBeVisible()
    expect(screen.queryByRole('button', { name: t.questions.change })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /mark as/i })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: t.tasks.add })).not.toBeInTheDocument()
  })

  it('whose right was taken away says so when it is changed', async () => {
    refusal = new Problem('forbidden')
    show({ ...answered, role: 'editor' })
    await userEvent.click(stepOf(t.steps.of.finance.title).getByRole('button'))
    await waitFor(() => expect(currentMessage()?.text).toBe(t.change.forbidden))
  })

  it('is accepted or left by the person it is shared with', async () => {
    const shared = [
      {
        id: 1,
        owner: { id: 8, name: 'Omar' },
        role: 'editor' as const,
        accepted: true,
        ...term,
        offer: null,
      },
      {
        id: 2,
        owner: { id: 9, name: 'Sami' },
        role: 'reader' as const,
        accepted: false,
        ...term,
        offer: null,
      },
    ]
    renderIn(
      <PlanPage pages={pages} shared={shared} plan={answered} locale="en" markets={[chile]} />,
    )
    expect(screen.getByRole('link', { name: 'Open: Omar' })).toHaveAttribute(
      'href',
      '/profile/plan/8',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Accept: Sami' }))
    await userEvent.click(screen.getByRole('button', { name: 'Leave: Omar' }))
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE']))
  })
})

describe('an invitation to a plan', () => {
  const invitation = {
    id: 2,
    owner: { id: 9, name: 'Sami' },
    role: 'reader' as const,
    accepted: false,
    offer: null,
    ...term,
  }
  const open = (expired: boolean, note?: InvitationNote) =>
    renderIn(
      <PlanPage
        pages={pages}
        note={note}
        shared={[{ ...invitation, expired }]}
        plan={answered}
        locale="en"
        markets={[chile]}
      />,
    )

  it('says until when it can be accepted', () => {
    open(false)
    expect(screen.getByText('The invitation is valid until Dec 10, 2026.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Decline: Sami' })).toBeVisible()
  })

  it('that has expired says so and what to do, and can only be removed', async () => {
    open(true)
    expect(
      screen.getByText(/^This invitation expired on Dec 10, 2026\. Ask the owner/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Sami' }))
    await waitFor(() => expect(calls).toMatchObject([{ method: 'DELETE' }]))
  })

  it('whose link leads to nothing says why: it is gone, or the address is not confirmed', () => {
    const confirmed = { email_verified_at: '2026-11-01T08:00:00Z' }
    expect(invitationNote(2, [invitation], confirmed)).toBeUndefined()
    const { unmount } = open(false, invitationNote(7, [invitation], confirmed))
    expect(screen.getByText(t.shared.link.gone.title)).toBeVisible()
    expect(screen.getByText(/Ask the owner of the plan for a new one\.$/)).toBeVisible()
    unmount()
    open(false, invitationNote(7, [], { email_verified_at: null }))
    expect(screen.getByText(t.shared.link.unconfirmed.title)).toBeVisible()
  })
})

describe('the people of a plan', () => {
  const salma = { id: 5, email: 's@b.example', name: 'Salma', role: 'reader' as const }
  const people = [
    { ...salma, ...term, accepted: true, offered: false },
    {
      ...salma,
      ...term,
      id: 6,
      email: 'new@b.example',
      name: null,
      accepted: false,
      offered: false,
    },
  ]
  const open = () =>
    renderIn(
      <PlanPage pages={pages} people={people} plan={answered} locale="en" markets={[chile]} />,
    )

  it('are invited by mail, with a clear word when that is refused', async () => {
    open()
    const region = within(screen.getByRole('region', { name: t.people.heading }))
    await userEvent.click(region.getByRole('button', { name: t.people.invite }))
    expect(
      await region.findByText(`${english.rules.required} ${t.people.required.email}`),
    ).toBeVisible()
    await userEvent.type(region.getByRole('textbox', { name: t.people.email }), 'c@b.example')
    await userEvent.click(region.getByRole('button', { name: t.people.invite }))
    expect(await region.findByText(t.people.sent.replace('{email}', 'c@b.example'))).toBeVisible()
    expect(calls[0]?.body).toEqual({ email: 'c@b.example', role: 'editor' })
    refusal = new Problem('conflict')
    await userEvent.type(region.getByRole('textbox', { name: t.people.email }), 'c@b.example')
    await userEvent.click(region.getByRole('button', { name: t.people.invite }))
    expect(await region.findByText(t.people.twice)).toBeVisible()
  })

  it('get another role, or are removed; an open invitation is not offered the plan', async () => {
    open()
    await userEvent.selectOptions(screen.getByLabelText(`${t.people.role}: Salma`), 'editor')
    await userEvent.click(screen.getByRole('button', { name: `${t.people.remove}: Salma` }))
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE']))
    expect(screen.getAllByRole('button', { name: /Offer ownership/ })).toHaveLength(1)
  })

  it('who did not accept in time are invited again, in the same role', async () => {
    const [, invited] = people
    if (!invited) throw new Error('Nobody is invited.')
    const { unmount } = open()
    expect(screen.getByText('Invited, not accepted yet. Valid until Dec 10, 2026.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument()
    unmount()
    renderIn(
      <PlanPage
        pages={pages}
        people={[{ ...invited, expired: true }]}
        plan={answered}
        locale="en"
        markets={[chile]}
      />,
    )
    expect(screen.getByText('Expired on Dec 10, 2026, not accepted')).toBeVisible()
    const again = screen.getByRole('button', { name: 'Send again: new@b.example' })
    await userEvent.click(again)
    const body = { email: 'new@b.example', role: 'reader' }
    await waitFor(() => expect(calls).toMatchObject([{ method: 'POST', body }]))
    await waitFor(() => expect(currentMessage()?.text).toMatch(/new@b\.example/))
    expect(screen.getByText('Expired on Dec 10, 2026, not accepted')).toHaveFocus()
    refusal = new Problem('too_many_requests')
    await userEvent.click(again)
    await waitFor(() => expect(currentMessage()?.text).toBe(t.people.tooMany))
  })
})

describe('the plan on a profile', () => {
  const card = (plan: ExportPlan) => (
    <PlanCard
      plan={plan}
      pages={pages}
      locale="en"
      markets={[chile]}
      verification={<button>Send a new link</button>}
    />
  )

  it('without answers asks the three questions there', async () => {
    renderIn(card(fresh))
    await userEvent.click(screen.getByRole('radio', { name: t.questions.stages.ready }))
    await userEvent.click(screen.getByRole('button', { name: t.questions.save }))
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ stage: 'ready' }))
  })

  it('opens with the next three steps, or says that all are done', () => {
    const { rerender } = renderIn(card(answered))
    const steps = within(screen.getByRole('list', { name: t.card.steps }))
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      t.steps.of.company.action,
      t.steps.of.product.action,
      t.steps.of.readiness.action,
    ])
    const done = answered.steps.map((one) => ({ ...one, ticked_by: 'person' as const }))
    rerender(card({ ...answered, steps: done }))
    expect(screen.getByText(t.card.complete)).toBeVisible()
  })
})

describe('after a registration', () => {
  const offer = () => renderIn(<PlanOffer locale="en" texts={t.offer} />)

  beforeEach(() => {
    window.localStorage.clear()
    showSignedIn()
  })
  afterEach(forgetSignedIn)

  it('the three questions are offered, also on the next page, until they are put off', async () => {
    const { unmount } = offer()
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
    act(() => announceAccount(registeredEvent))
    expect(screen.getByRole('link', { name: t.offer.answer })).toHaveAttribute(
      'href',
      '/profile/plan',
    )
    // Following the link answers nothing.
    const link = screen.getByRole('link', { name: t.offer.answer })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(screen.getByText(t.offer.title)).toBeInTheDocument()
    unmount()
    offer()
    await userEvent.click(screen.getByRole('button', { name: t.offer.later }))
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
  })

  it('the three questions are not offered on a page that asks them', () => {
    const on = (path: string) =>
      renderIn(<PlanOffer locale="ar" texts={t.offer} />, { path }).unmount
    const leave = on('/ar/profile')
    act(() => announceAccount(registeredEvent))
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
    leave()
    on('/ar/news')
    expect(screen.getByText(t.offer.title)).toBeInTheDocument()
  })

  it('the three questions are not offered on pages of the account, such as the login', () => {
    act(() => announceAccount(registeredEvent))
    for (const path of ['/auth/login', '/ar/auth/register', '/auth/forget_password']) {
      const { unmount } = renderIn(<PlanOffer locale="en" texts={t.offer} />, { path })
      act(() => announceAccount(registeredEvent))
      expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
      unmount()
    }
  })

  it('the offer ends with the logout, also in other tabs, and for the next person', () => {
    const { unmount } = offer()
    act(() => announceAccount(registeredEvent))
    expect(screen.getByText(t.offer.title)).toBeInTheDocument()
    act(() => {
      forgetPerson()
      // What the browser tells the other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key: 'plan-offer', newValue: null }))
    })
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
    unmount()
    showSignedIn()
    offer()
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
  })

  it('the offer of a session that expired is not shown to who logs in next', () => {
    const { unmount } = offer()
    act(() => announceAccount(registeredEvent))
    unmount()
    forgetSignedIn()
    const next = offer()
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
    next.unmount()
    showSignedIn()
    offer()
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
  })

  it('skipped questions are offered no more', async () => {
    offer()
    act(() => announceAccount(registeredEvent))
    show(fresh)
    await userEvent.click(screen.getByRole('button', { name: t.questions.skip }))
    await waitFor(() => expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument())
  })
})
