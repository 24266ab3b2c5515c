import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { arrivedIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { saveOriginCheck, type CheckWrite, type OriginQuestions } from '../contract'
import { useCheckTexts } from './form-texts'
import { OriginForm } from './origin-form'

const t = english.originCheck.form

const mark = {
  confidence: 'sourced' as const,
  source: 'HMRC',
  licence: 'OGL v3.0',
  period: '2021',
  attribution: '',
  checked_at: '2026-08-21',
  overdue: false,
}

const rule = (number: number, scope: string) => ({
  number,
  hs_from: '610000',
  hs_to: '619999',
  list_heading: 'Chapter 61',
  partial: true,
  scope: 'named' as const,
  ...bilingualPair('scope_text', { en: scope, ar: '' }),
  ...bilingualPair('note', { en: '', ar: '' }),
  alternatives: [],
  ways: [
    {
      conditions: [
        {
          ...bilingualPair('text', { en: 'Made from yarn.', ar: 'الصنع من خيوط.' }),
          key: `${number}.0.0`,
          kind: 'made_from' as const,
          with_previous: false,
        },
        {
          ...bilingualPair('text', { en: 'At most 40%.', ar: 'على الأكثر 40%.' }),
          key: null,
          kind: null,
          with_previous: false,
        },
        {
          ...bilingualPair('text', { en: 'Allowed: jute.', ar: 'يجوز: جوت.' }),
          key: `${number}.0.2`,
          kind: 'allowance' as const,
          with_previous: false,
        },
      ],
    },
  ],
})

const questions: OriginQuestions = {
  market: { iso2: 'GB', ...bilingualPair('name', { en: 'United Kingdom', ar: 'المملكة المتحدة' }) },
  product: { code: '610910', ...bilingualPair('name', { en: 'T-shirts', ar: 'قمصان' }) },
  agreements: [
    {
      key: 'uk',
      ...bilingualPair('name', { en: 'UK agreement', ar: 'اتفاقية المملكة المتحدة' }),
      basis: 'list',
      mark,
      tolerance_percent: '10',
      general: [bilingualPair('text', { en: 'The list says more.', ar: 'في القائمة المزيد.' })],
      partners: [
        { code: 'GB', ...bilingualPair('name', { en: 'United Kingdom', ar: 'بريطانيا' }) },
      ],
      rules: [rule(7, 'Sewn from pieces'), rule(8, 'Other knitted goods')],
    },
  ],
}

const sent = z.object({ body: saveOriginCheck.body })
const saved: CheckWrite[] = []
const assign = vi.fn()
let answer: () => unknown

beforeEach(() => {
  window.localStorage.clear()
  saved.length = 0
  answer = () => ({ token: 'x'.repeat(43), outcome: 'likely' })
  vi.stubGlobal('location', { ...window.location, assign })
  answerCalls((endpoint, input) => {
    if (endpoint === saveOriginCheck) saved.push(sent.parse(input).body)
    return Promise.resolve().then(() => answer())
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

function Form({ locale }: { locale: Locale }) {
  return <OriginForm locale={locale} questions={questions} texts={useCheckTexts(locale)} />
}

async function show(locale: Locale = 'en') {
  const user = userEvent.setup()
  await arrivedIn(<Form locale={locale} />, { locale })
  return user
}

const choose = (name: string, reply: string) =>
  within(screen.getByRole('group', { name })).getByRole('radio', { name: reply })
const send = (name: string = t.submit) => screen.getByRole('button', { name })

describe('the questions of an origin check', () => {
  it('are few for a product that is wholly obtained', async () => {
    const user = await show()
    await user.click(choose(t.source.wholly, t.replies.no))
    await user.click(screen.getByRole('radio', { name: 'Sewn from pieces' }))
    await user.click(choose(t.source.wholly, t.replies.yes))
    expect(screen.queryByRole('radio', { name: 'Sewn from pieces' })).not.toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: /price/ })).not.toBeInTheDocument()
    await user.click(send())
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/origin-results/${'x'.repeat(43)}`))
    expect(saved[0]).toMatchObject({
      market: 'GB',
      hs: '610910',
      agreement: 'uk',
      answers: { rule: null, wholly: 'yes', price: null, materials: [] },
    })
  })

  it('ask for price, materials and conditions of a product that is not', async () => {
    const user = await show()
    await user.click(choose(t.source.wholly, t.replies.no))
    await user.click(screen.getByRole('radio', { name: 'Sewn from pieces' }))
    await user.click(choose(t.source.beyond, t.replies.yes))
    await user.type(screen.getByRole('textbox', { name: /^Ex-works price/ }), '١٬٢٥٠٫٥')
    await user.click(screen.getByRole('button', { name: t.making.add }))
    const row = within(screen.getByRole('group', { name: 'Material 1' }))
    await user.type(row.getByRole('textbox', { name: /^Material/ }), 'Cotton fabric')
    await user.type(row.getByRole('textbox', { name: /^HS code/ }), '52.08')
    await user.type(row.getByRole('textbox', { name: /^Value/ }), '300')
    await user.tab()
    expect(screen.queryByText(t.required.origin)).not.toBeInTheDocument()
    await user.selectOptions(row.getByRole('combobox', { name: /^Where it is from/ }), 'partner')
    await user.selectOptions(row.getByRole('combobox', { name: /^Partner country/ }), 'GB')
    await user.click(choose(t.making.complete, t.replies.yes))
    await user.click(choose(t.conditions.holds, t.replies.yes))
    await user.click(choose(t.conditions.covers, t.replies.no))
    expect(screen.getByText(t.conditions.fromHelp)).toBeInTheDocument()
    expect(screen.getByText(t.conditions.calculated)).toBeInTheDocument()
    await user.click(send())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.answers).toEqual({
      rule: 7,
      wholly: 'no',
      beyond_simple: 'yes',
      price: '1250.5',
      currency: 'JOD',
      materials: [
        { name: 'Cotton fabric', hs: '5208', value: '300', origin: 'partner', country: 'GB' },
      ],
      complete: 'yes',
      statements: { '7.0.0': 'yes', '7.0.2': 'no' },
    })
  })

  it('show general criteria without claiming that figures decide them', async () => {
    const user = await show()
    await user.click(choose(t.source.wholly, t.replies.no))
    await user.click(screen.getByRole('radio', { name: t.rule.unsure }))
    expect(screen.getByText('The list says more.')).toBeInTheDocument()
    expect(screen.queryByText(t.conditions.calculated)).not.toBeInTheDocument()
    expect(screen.queryByText(t.conditions.help)).not.toBeInTheDocument()
  })

  it('say at each field what is missing, and send nothing', async () => {
    const user = await show()
    await user.click(send())
    expect(await screen.findByText(t.required.wholly)).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(t.incomplete)
    await user.click(choose(t.source.wholly, t.replies.no))
    expect(screen.queryByText(t.required.rule)).not.toBeInTheDocument()
    await user.click(send())
    expect(await screen.findByText(t.required.rule)).toBeInTheDocument()
    expect(screen.getByText(t.required.complete)).toBeInTheDocument()
    expect(saved).toEqual([])
  })

  it('keep what was typed when the check is not saved, and send it again under the same key', async () => {
    const user = await show()
    answer = () => Promise.reject(new Problem('unavailable'))
    await user.click(choose(t.source.wholly, t.replies.yes))
    await user.click(send())
    expect(await screen.findByText(new RegExp(t.failed))).toBeInTheDocument()
    expect(choose(t.source.wholly, t.replies.yes)).toBeChecked()
    answer = () => ({ token: 'y'.repeat(43), outcome: 'ask' })
    await user.click(send())
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(saved.map(({ idempotency_key: key }) => key)).toEqual([
      saved[0]?.idempotency_key,
      saved[0]?.idempotency_key,
    ])
  })

  it('come back with what was typed', async () => {
    const user = await show()
    await user.click(choose(t.source.wholly, t.replies.no))
    await user.type(screen.getByRole('textbox', { name: /^Ex-works price/ }), '80')
    await waitFor(() => expect(screen.getByText(t.draft)).toBeInTheDocument())
    await show()
    expect(screen.getAllByRole('textbox', { name: /^Ex-works price/ }).at(-1)).toHaveValue('80')
  })

  it('mark descriptions that exist in English only', async () => {
    const user = await show('ar')
    const texts = arabic.originCheck.form
    await user.click(choose(texts.source.wholly, texts.replies.no))
    expect(screen.getByText('Sewn from pieces')).toHaveAttribute('lang', 'en')
    expect(screen.getAllByText(arabic.originCheck.otherLanguage)).toHaveLength(2)
  })
})
