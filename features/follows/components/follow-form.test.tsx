import { Problem } from '@/lib/api/problem'
import type { FollowKind } from '@/lib/db/codes/follows'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { FollowList } from '../contract'
import { FollowForm } from './follow-form'

const { required, email, captcha, captcha_missing } = english.rules
const rules = { required, email, captcha, captcha_missing }
const texts = { ...english.follows.form, rules }
const sent = z.object({ body: z.object({ idempotency_key: z.string() }) })
let requests: { path: string; input: unknown }[]

beforeEach(() => {
  requests = []
  answerCalls((endpoint, input) => {
    requests.push({ path: endpoint.path, input })
    return Promise.resolve('Success')
  })
})

const show = () =>
  renderIn(
    <FollowForm
      locale="en"
      topic={{ kind: 'market', target: 'DE' }}
      label="Market: Germany"
      siteKey={null}
      texts={texts}
    />,
  )

const followOf = (kind: FollowKind, target: string) => ({
  id: 1,
  kind,
  target,
  confirmed: true,
  created_at: '2026-11-01T06:00:00Z',
  name_eng: 'Name',
  name_ara: 'اسم',
  path: '/markets/de',
})

/** Answers the calls of a member who is logged in. */
function asMember(list: FollowList) {
  document.documentElement.dataset.signedIn = 'yes'
  answerCalls((endpoint, input) => {
    requests.push({ path: `${endpoint.method} ${endpoint.path}`, input })
    return Promise.resolve(endpoint.method === 'GET' ? list : 'Success')
  })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByRole('textbox', { name: /Email address/ })

describe('the form to follow a topic', () => {
  it('sends the address and the speed of a visitor, and says that a link is on its way', async () => {
    show()
    await userEvent.type(field(), 'buyer@b.example')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'weekly')
    press('Send me the link')
    expect(await screen.findByText(/We have sent a link to buyer@b.example/)).toBeInTheDocument()
    expect(requests).toEqual([
      {
        path: 'follow-requests',
        input: {
          body: expect.objectContaining({
            kind: 'market',
            target: 'DE',
            email: 'buyer@b.example',
            speed: 'weekly',
            locale: 'en',
            website: '',
          }),
        },
      },
    ])
  })

  it('names a missing address at its field, and sends nothing', async () => {
    show()
    press('Send me the link')
    expect(await screen.findByText('Required. Enter your email address')).toBeInTheDocument()
    expect(requests).toEqual([])
  })

  it('keeps what was typed when it could not be sent, and sends it again under the same key', async () => {
    const keys: unknown[] = []
    answerCalls((_endpoint, input) => {
      keys.push(sent.parse(input).body.idempotency_key)
      return Promise.reject(new Problem('unavailable'))
    })
    show()
    await userEvent.type(field(), 'buyer@b.example')
    press('Send me the link')
    expect(await screen.findByText(texts.failed)).toBeInTheDocument()
    expect(field()).toHaveValue('buyer@b.example')
    press('Send me the link')
    await expect.poll(() => keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it.each(['captcha', 'captcha_missing'] as const)(
    'says what to do where the security check stops it, and keeps what was typed: %s',
    async (rule) => {
      const fields = { recaptchaToken: [rule] }
      answerCalls(() => Promise.reject(new Problem('invalid', { fields })))
      show()
      await userEvent.type(field(), 'buyer@b.example')
      press('Send me the link')
      expect(await screen.findByText(rules[rule])).toBeInTheDocument()
      expect(field()).toHaveValue('buyer@b.example')
    },
  )

  it.each([
    ['too_many_requests', texts.tooMany],
    ['not_found', texts.gone],
  ] as const)('says what is wrong: %s', async (code, text) => {
    answerCalls(() => Promise.reject(new Problem(code)))
    show()
    await userEvent.type(field(), 'buyer@b.example')
    press('Send me the link')
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('asks a member for no address', async () => {
    asMember({ speed: 'daily', stopped: false, follows: [] })
    show()
    expect(screen.queryByRole('textbox')).toBeNull()
    press('Start following')
    expect(await screen.findByText(texts.following)).toBeInTheDocument()
    expect(requests).toEqual([
      { path: 'GET my-follows', input: {} },
      {
        path: 'POST my-follows',
        input: { body: { kind: 'market', target: 'DE', speed: 'daily' } },
      },
    ])
    expect(screen.getByRole('link', { name: texts.all })).toHaveAttribute(
      'href',
      '/profile/follows',
    )
  })

  it('begins with how often a member is told of everything else', async () => {
    asMember({ speed: 'weekly', stopped: false, follows: [followOf('hs', '08')] })
    show()
    await expect.poll(() => screen.getByRole('combobox')).toHaveValue('weekly')
  })

  it('says so where a member follows the topic already', async () => {
    asMember({ speed: 'daily', stopped: false, follows: [followOf('market', 'DE')] })
    show()
    expect(await screen.findByText(texts.followed)).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks for an address where the login has ended', async () => {
    document.documentElement.dataset.signedIn = 'yes'
    answerCalls(() => Promise.reject(new Problem('unauthenticated')))
    show()
    press('Start following')
    expect(await screen.findByRole('textbox', { name: /Email address/ })).toBeInTheDocument()
  })
})
