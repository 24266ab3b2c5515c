import { Problem } from '@/lib/api/problem'
import { forgetSignedIn, showSignedIn } from '@/lib/auth/signed-in'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { countForms } from '@/lib/i18n/count-forms'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readLocalPlan, adoptLocalPlan, writeLocalPlan } from '../queries'
import { pairTasks, planOfBrowser } from '../rules'
import { AddToPlan } from './add-to-plan'
import { VisitorPage } from './visitor-page'

const books = { en: english, ar: arabic }
const t = english.exportPlan

const product = {
  code: '080410',
  ...bilingualPair('name', { en: 'Dates', ar: 'تمور' }),
  slug: { en: '080410-dates', ar: '080410-تمور' },
}
const market = { iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) }
const titles = [
  { en: 'Check the origin', ar: 'التحقق من المنشأ' },
  { en: 'Get the paper: EUR.1', ar: 'الحصول على الوثيقة: EUR.1' },
]
const addition = { product, market, tasks: pairTasks(titles, 'en') }
const pages = {
  company: '/company',
  readiness: '/readiness',
  contact: '/contact',
  institutions: '/institutions',
  guide: '/guide',
  reports: '/reports',
  eventsAbroad: '/events-abroad',
}

let calls: { path: string; body: unknown }[]
let answer: () => unknown

beforeEach(() => {
  calls = []
  answer = () => ({ ...planOfBrowser(readLocalPlan()), owner: { id: 7, name: 'Lina' } })
  writeLocalPlan(null)
  forgetSignedIn()
  answerCalls(async ({ path }, input) => {
    calls.push({ path, body: 'body' in input ? input.body : null })
    return answer()
  })
})

const addTexts = { ...t.add, tasks: countForms((count) => `${count} tasks added.`, 'en') }
const showAdd = () => renderIn(<AddToPlan locale="en" addition={addition} texts={addTexts} />)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('adding a product in a market to a plan', () => {
  it('writes it with its tasks into the account of who is logged in', async () => {
    showSignedIn()
    showAdd()
    press(t.add.add)
    const link = await screen.findByRole('link', { name: t.add.open })
    expect(link).toHaveAttribute('href', '/profile/plan')
    const pair = { product: '080410', market: 'DE' }
    expect(calls.slice(1)).toEqual([
      {
        path: 'my-export-plan/additions',
        body: {
          products: ['080410'],
          markets: ['DE'],
          tasks: titles.map((one) => ({
            title: one.en,
            ...bilingualPair('title', one),
            due: null,
            pair,
            step: null,
          })),
        },
      },
    ])
    expect(readLocalPlan().products).toEqual([])
  })

  it('is kept by the browser without an account, once however often it is added', async () => {
    const { unmount } = showAdd()
    press(t.add.add)
    const link = await screen.findByRole('link', { name: t.add.open })
    expect(link).toHaveAttribute('href', '/export-plan')
    unmount()
    showAdd()
    press(t.add.add)
    await screen.findByText(t.add.addedHere, { exact: false })
    expect(calls).toEqual([])
    const { products, markets, tasks } = readLocalPlan()
    expect([products, markets]).toEqual([[product], [market]])
    expect(tasks).toMatchObject(addition.tasks)
  })

  it('says how many tasks it added, and takes them back at once', async () => {
    showAdd()
    press(t.add.add)
    expect(
      await screen.findByText(new RegExp(`${addition.tasks.length} tasks added`)),
    ).toBeVisible()
    press(t.add.undo)
    expect(await screen.findByText(t.add.undone)).toBeVisible()
    const { products, tasks } = readLocalPlan()
    expect([products, tasks]).toEqual([[product], []])
  })

  it('takes back only the tasks that it added to an account, and says when one stays', async () => {
    showSignedIn()
    const tasks = planOfBrowser(readLocalPlan()).tasks
    const task = { title: 'Paper', statement: null, due: null, done: false, pair: null }
    const withTasks = (...ids: number[]) => ({
      ...planOfBrowser(readLocalPlan()),
      owner: { id: 7, name: 'Lina' },
      tasks: [...tasks, ...ids.map((id) => ({ ...task, ...bothLanguages('title', ''), id }))],
    })
    const answers = [withTasks(3), withTasks(3, 4, 5), withTasks(3, 5)]
    answer = () => {
      const next = answers.shift()
      if (!next) throw new Problem('unavailable')
      return next
    }
    showAdd()
    press(t.add.add)
    expect(await screen.findByText(/2 tasks added/)).toBeVisible()
    press(t.add.undo)
    expect(await screen.findByText(t.add.undoFailed)).toBeVisible()
    expect(calls.map(({ path }) => path).slice(2)).toEqual(
      Array(2).fill('my-export-plan/tasks/{id}'),
    )
  })

  it('goes to the browser where the login has ended', async () => {
    showSignedIn()
    answer = () => {
      throw new Problem('unauthenticated')
    }
    showAdd()
    press(t.add.add)
    expect(await screen.findByText(t.add.addedHere, { exact: false })).toBeInTheDocument()
  })

  it.each([
    ['conflict', t.add.full],
    ['unavailable', t.add.failed],
  ] as const)('says what %s means', async (code, text) => {
    showSignedIn()
    answer = () => {
      throw new Problem(code)
    }
    showAdd()
    press(t.add.add)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('button', { name: t.add.add })).toBeInTheDocument()
  })
})

describe.each(['en', 'ar'] as const)('the plan of a visitor (%s)', (locale) => {
  const texts = books[locale].exportPlan
  const show = () =>
    renderIn(<VisitorPage locale={locale} pages={pages} markets={[market]} />, { locale })

  it('takes ticks, tasks and answers without a call, and keeps them', async () => {
    show()
    const { steps, tasks, questions } = texts
    press(questions.skip)
    const progress = screen.getByRole('meter')
    press(steps.tickNamed.replace('{step}', steps.of.documents.title))
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '1'))
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${tasks.title}`) }), {
      target: { value: 'Boxes' },
    })
    press(tasks.add)
    expect(await screen.findByText('Boxes')).toBeInTheDocument()
    press(`${tasks.finish}: Boxes`)
    expect(await screen.findByText(tasks.isDone)).toBeInTheDocument()
    expect(calls).toEqual([])
    expect(readLocalPlan()).toMatchObject({
      answered: true,
      ticks: ['documents'],
      tasks: [{ title: 'Boxes', done: true }],
    })
    expect(screen.queryByLabelText(tasks.reminders)).toBeNull()
  })

  it('leads to the registration, or moves into the account of who is logged in', async () => {
    const { unmount } = show()
    expect(screen.getByRole('link', { name: texts.visitor.register })).toBeInTheDocument()
    unmount()
    showSignedIn()
    answer = () => {
      throw new Problem('conflict')
    }
    writeLocalPlan({ ...readLocalPlan(), ticks: ['finance'] })
    show()
    press(texts.visitor.move)
    expect(await screen.findByText(texts.visitor.full)).toBeInTheDocument()
    expect(readLocalPlan().ticks).toEqual(['finance'])
  })

  it('shows a product in its market with the tasks of it', async () => {
    writeLocalPlan({
      ...readLocalPlan(),
      answered: true,
      products: [product],
      markets: [market],
      tasks: [
        {
          id: 1,
          title: 'Papers',
          ...bothLanguages('title', ''),
          due: null,
          done: false,
          pair: { product: '080410', market: 'DE' },
          step: null,
        },
      ],
    })
    show()
    const row = within(screen.getByText('Papers').closest('li') ?? document.body)
    expect(row.getByRole('link').getAttribute('href')).toContain('/markets/de/080410')
  })
})

describe('the take-over of the plan of a browser', () => {
  it('adds all of it to the account once, and forgets it then', async () => {
    writeLocalPlan({ ...readLocalPlan(), products: [product], ticks: ['finance'] })
    expect(await Promise.all([adoptLocalPlan(), adoptLocalPlan()])).toEqual([true, true])
    expect(calls).toMatchObject([{ body: { products: ['080410'], ticks: ['finance'] } }])
    expect(await adoptLocalPlan()).toBe(false)
    expect(readLocalPlan().ticks).toEqual([])
  })

  it('forgets nothing where the account refuses it', async () => {
    answer = () => {
      throw new Problem('unavailable')
    }
    writeLocalPlan({ ...readLocalPlan(), ticks: ['finance'] })
    await expect(adoptLocalPlan()).rejects.toMatchObject({ code: 'unavailable' })
    expect(readLocalPlan().ticks).toEqual(['finance'])
  })
})
