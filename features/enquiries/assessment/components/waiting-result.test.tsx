import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyValues } from '../../rules/form-values'
import { readinessDraft } from '../../readiness/rules'
import { WaitingResult } from './waiting-result'

const texts = english.readinessWaiting

const keep = (answers: object, at = Date.now()) =>
  window.localStorage.setItem(
    readinessDraft,
    JSON.stringify({ at, drafts: { ar: { values: emptyValues, answers } } }),
  )
const show = () => renderIn(<WaitingResult href="/assessment" texts={texts} />)

beforeEach(() => window.localStorage.clear())

describe('an assessment that was made before the account and not sent', () => {
  it('is mentioned, with the way to send it', () => {
    keep({ 1: 4 })
    show()
    expect(screen.getByText(texts.title)).toBeVisible()
    expect(screen.getByRole('link', { name: texts.action })).toHaveAttribute('href', '/assessment')
  })

  it.each([
    ['there is none', () => {}],
    ['nothing was answered', () => keep({})],
    ['it is too old', () => keep({ 1: 4 }, 0)],
    ['it cannot be read', () => window.localStorage.setItem(readinessDraft, '{')],
  ])('is not mentioned where %s', (_case, before) => {
    before()
    show()
    expect(screen.queryByText(texts.title)).not.toBeInTheDocument()
  })
})
