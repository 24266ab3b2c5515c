import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { ownChoices, ownOffer } from '@/tests/support/own-offers'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OfferType } from '../../kinds/contract'
import type { MyOffer } from '../contract'
import type { OfferChoices, sendOffer } from '../queries'
import { sentValues } from '../rules'
import { OfferForm } from './offer-form'
import { useOfferFormTexts } from './offer-form-texts'

const books = { en: english, ar: arabic }
let sent: ReturnType<typeof sentValues>[]
let answer: () => Promise<'Success'>

beforeEach(() => {
  window.localStorage.clear()
  sent = []
  answer = () => Promise.resolve('Success')
  // What is sent makes the list of the owner's offers be read again.
  answerCalls(() => Promise.resolve([]))
})
afterEach(() => {
  window.location.hash = ''
})

const deliver: typeof sendOffer = ({ type }, values, { hasTrade }) => {
  sent.push(sentValues(type, values, { hasTrade }))
  return answer()
}

interface Shown {
  type?: OfferType
  item?: MyOffer
  locale?: Locale
  choices?: OfferChoices
}

function Form({ type = 'products', item, locale = 'en', choices = ownChoices }: Shown) {
  return (
    <OfferForm
      locale={locale}
      subject={{ type, item: item ?? ownOffer(5, { hs_code: '080410' }) }}
      person={{ id: 3, company_id: 7 }}
      choices={choices}
      addresses={{ profile: '/profile', list: '/my-products' }}
      texts={useOfferFormTexts(locale, type, 'edit')}
      deliver={deliver}
    />
  )
}

const show = (given: Shown = {}) => renderIn(<Form {...given} />, { locale: given.locale ?? 'en' })
const named = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const fold = () => named('min_order').closest('details')
const fill = (name: string, value: string) => fireEvent.change(named(name), { target: { value } })
const submit = () =>
  fireEvent.click(screen.getByRole('button', { name: english.offerForm.submit.edit }))

describe.each(['en', 'ar'] as const)('the fields for buyers (%s)', (locale) => {
  const texts = books[locale].tradeFacts

  it('are folded, and what buyers miss leads to its field', () => {
    show({ locale })
    expect(screen.getByRole('heading', { name: texts.form.title })).toBeInTheDocument()
    expect(fold()).not.toHaveAttribute('open')
    fireEvent.click(screen.getByRole('button', { name: texts.quality.what.min_order }))
    expect(fold()).toHaveAttribute('open')
    expect(named('min_order')).toHaveFocus()
  })
})

describe('the fields for buyers', () => {
  it('are sent as texts, lists between commas and certificates by lines', async () => {
    show()
    fill('min_order', '1,200')
    fill('min_order_unit', 'carton')
    fireEvent.click(screen.getByRole('checkbox', { name: 'October' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'September' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'ISO 22000' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      min_order: '1,200',
      min_order_unit: 'carton',
      season: '10,9',
      markets: '276',
      certificates: 'ISO 22000',
      port: '',
    })
    expect(sent[0]?.languages).toBeUndefined()
  })

  it('say at the field that a number lacks its unit, and open for it', async () => {
    show()
    fill('min_order', '5')
    submit()
    const problem = `${english.rules.required} ${english.tradeFacts.form.required.min_order_unit}`
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(problem) }))
    await waitFor(() => expect(fold()).toHaveAttribute('open'))
    expect(named('min_order_unit')).toHaveAccessibleDescription(problem)
    expect(sent).toEqual([])
  })

  it('show what the server says at their field', async () => {
    answer = () => Promise.reject(new Problem('invalid', { fields: { markets: ['choice'] } }))
    show()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
    submit()
    const [place] = await screen.findAllByText(english.rules.choice)
    expect(place).toBeInTheDocument()
  })

  it('are restored from a draft', async () => {
    const { unmount } = show()
    fill('packaging_eng', '90 cartons')
    fireEvent.click(screen.getByRole('checkbox', { name: 'October' }))
    await screen.findByText(english.offerForm.draft.saved)
    unmount()
    show()
    expect(named('packaging_eng')).toHaveValue('90 cartons')
    expect(screen.getByRole('checkbox', { name: 'October' })).toBeChecked()
  })

  it('open at the field that the address names', async () => {
    window.location.hash = '#field-season'
    show()
    await act(async () => undefined)
    expect(fold()).toHaveAttribute('open')
    expect(named('season')).toHaveFocus()
  })

  it('of a service are how, in which languages and where, not its port', () => {
    show({ type: 'services' })
    expect(screen.getByRole('checkbox', { name: 'Remotely' })).toBeInTheDocument()
    expect(document.querySelector('[name="port"]')).toBeNull()
  })

  it('are absent, and not sent, where the portal has no trade facts', async () => {
    show({ choices: { ...ownChoices, trade: null } })
    expect(screen.queryByText(english.tradeFacts.form.title)).not.toBeInTheDocument()
    fill('name_eng', 'Other')
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.min_order).toBeUndefined()
    expect(sent[0]).toHaveProperty('name_eng', 'Other')
  })
})
