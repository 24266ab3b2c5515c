import type { OutputOf } from '@/lib/api/endpoint'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { reportedBarrier } from '../contract'
import { ReportedBarrier } from './reported-barrier'

const books = { en: english, ar: arabic }

const step = {
  ...({ id: 2, status: 'assigned', on_day: '2026-05-01' } as const),
  ...bilingualPair('text', { en: 'The ministry has it.', ar: 'البلاغ لدى الوزارة.' }),
}

const barrier: OutputOf<typeof reportedBarrier>['barrier'] = {
  id: 7,
  status: 'assigned',
  is_public: true,
  ...bilingualPair('title', { en: 'Residue certificate', ar: 'شهادة متبقيات' }),
  steps: [
    {
      id: 1,
      status: 'reported',
      on_day: '2026-04-01',
      ...bilingualPair('text', { en: '', ar: '' }),
    },
    step,
  ],
}

const texts = () => screen.getAllByRole('listitem').map((one) => one.textContent)

describe.each(['en', 'ar'] as const)(
  'a reported barrier on the page of the enquiry (%s)',
  (locale) => {
    const { barriers: said, reportedBarrier: own } = books[locale]
    const ahead = (step: keyof typeof said.ahead) => said.toCome.replace('{step}', said.ahead[step])

    it('shows what was done and what is still to come, and leads to the register', () => {
      renderIn(<ReportedBarrier locale={locale} sentOn="2026-04-01" barrier={barrier} />, {
        locale,
      })
      expect(texts().slice(1)).toEqual([
        expect.stringContaining(inLocale(step, 'text', locale)),
        ahead('in_talks'),
        ahead('resolved'),
      ])
      expect(screen.getByRole('link', { name: own.register })).toHaveAttribute(
        'href',
        locale === 'en' ? '/barriers/7' : '/ar/barriers/7',
      )
    })

    it('starts with the report while nobody has screened it', () => {
      renderIn(<ReportedBarrier locale={locale} sentOn="2026-04-01" barrier={null} />, { locale })
      expect(texts()[0]).toContain(said.status.reported)
      expect(texts().slice(1)).toEqual(
        (['screened', 'assigned', 'in_talks', 'resolved'] as const).map(ahead),
      )
      expect(screen.queryByRole('link')).toBeNull()
    })
  },
)
