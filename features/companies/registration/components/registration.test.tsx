import { KnownValuesContext } from '@/components/form/known-values'
import { saveDraft } from '@/lib/forms/draft'
import { currentUser } from '@/features/accounts/contract'
import { countries } from '@/features/reference-lists/contract'
import { bothLanguages } from '@/lib/bilingual/pair'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { userWith } from '@/tests/support/user'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyRegistration } from '../rules'
import { Registration } from './registration'
import { useRegistrationTexts } from './registration-texts'

const books = { en: english, ar: arabic }
const none: { value: string; text: string }[] = []
const choices = {
  companyTypes: none,
  titles: none,
  positions: none,
  locations: none,
  governorates: none,
  products: none,
  services: none,
  countries: [
    { value: '276', text: 'Germany' },
    { value: '682', text: 'Saudi Arabia' },
    { value: '840', text: 'United States' },
  ],
}
const country = (id: number, code: string, name: string) => ({
  id,
  code_2: code,
  code_3: '',
  code_num: String(id),
  is_arab: false,
  portal_own: false,
  ...bothLanguages('name', name),
  ...bothLanguages('note', ''),
  region: '',
  region_ara: '',
  subregion: '',
  subregion_ara: '',
})
const person = userWith()
let known: string[] | Problem

const load = () =>
  known instanceof Problem ? Promise.reject(known) : Promise.resolve({ countries: known })

beforeEach(() => {
  window.localStorage.clear()
  known = ['SA', 'EU', 'DE']
  answerCalls(({ path }) => {
    if (path === currentUser.path) return Promise.resolve(person)
    if (path === countries.path)
      return Promise.resolve([country(276, 'DE', 'Germany'), country(682, 'SA', 'Saudi Arabia')])
    return Promise.reject(new Error(path))
  })
})

function Form({ locale }: { locale: Locale }) {
  return (
    <KnownValuesContext value={load}>
      <Registration
        locale={locale}
        choices={choices}
        addresses={{ login: '/auth/login', profile: '/profile', terms: '/terms' }}
        texts={useRegistrationTexts()}
        shape={<p>…</p>}
      />
    </KnownValuesContext>
  )
}

async function chosen(locale: Locale = 'en') {
  renderIn(<Form locale={locale} />, { locale })
  await screen.findByRole('checkbox', { name: 'Germany' })
  return choices.countries.flatMap(({ text }) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: text }).checked ? [text] : [],
  )
}

describe('the export markets of a company that registers', () => {
  it.each(['en', 'ar'] as const)(
    'are the countries that are known, which it can change, and it is told so (%s)',
    async (locale) => {
      expect(await chosen(locale)).toEqual(['Germany', 'Saudi Arabia'])
      const [start = ''] = books[locale].companyRegistration.fromPlan.split('{countries}')
      expect(screen.getByText((text) => text.startsWith(start))).toHaveTextContent(
        /Germany.+Saudi Arabia/,
      )
      fireEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
      expect(screen.getByRole('checkbox', { name: 'Germany' })).not.toBeChecked()
    },
  )

  it('stay as a draft has them, also where it has none', async () => {
    saveDraft('company-registration', person.id, emptyRegistration)
    expect(await chosen()).toEqual([])
    expect(screen.queryByText(/From your export plan/)).not.toBeInTheDocument()
  })

  it.each([
    ['names no country', []],
    ['cannot be read', new Problem('unavailable')],
  ])('are open where what is known %s', async (_, given) => {
    known = given
    expect(await chosen()).toEqual([])
    expect(screen.queryByText(/From your export plan/)).not.toBeInTheDocument()
  })
})
