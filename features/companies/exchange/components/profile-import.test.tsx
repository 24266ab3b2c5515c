import { companyFields } from '@/features/companies/registration/contract'
import { Problem } from '@/lib/api/problem'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ProfileReport } from '../contract'
import type { ProfileFiles } from '../queries'
import { knownColumns } from '../rules'
import { useImportTexts } from './import-texts'
import { ProfileImport } from './profile-import'

type Answer = Partial<ProfileReport> | Problem

function Island({ locale, answers, sent }: Shown) {
  return (
    <ProfileImport
      locale={locale}
      company="/my-company"
      texts={useImportTexts()}
      deliver={(chosen) => {
        sent.push(chosen)
        const answer = answers[sent.length - 1] ?? {}
        if (answer instanceof Problem) return Promise.reject(answer)
        const nothing = { changes: [], reasons: [], unnamed: [], is_saved: false, version: 3 }
        return Promise.resolve({ ...nothing, result: 'unchanged' as const, ...answer })
      }}
    />
  )
}

interface Shown {
  locale: 'en' | 'ar'
  answers: readonly Answer[]
  sent: ProfileFiles[]
}

async function shown(answers: readonly Answer[], locale: 'en' | 'ar' = 'en') {
  const sent: ProfileFiles[] = []
  renderIn(<Island locale={locale} answers={answers} sent={sent} />, { locale })
  const user = userEvent.setup()
  const table = new File(['founded\r\n1998'], 'company.csv', { type: 'text/csv' })
  const choose = async () => {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, table)
  }
  return { user, sent, choose, table }
}

const founded = { column: 'founded', before: '', after: '1998' }

describe('the import of a profile', () => {
  it('asks for a file first', async () => {
    const { user, sent } = await shown([])
    await user.click(screen.getByRole('button', { name: 'Check the file' }))
    expect(screen.getByText('Choose a CSV file')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('shows what changes, and saves the version that was checked', async () => {
    const changes = [founded]
    const done = { result: 'changed' as const, changes, is_saved: true }
    const { user, sent, choose, table } = await shown([{ result: 'changed', changes }, done])
    await choose()
    await user.click(screen.getByRole('button', { name: 'Check the file' }))
    expect(await screen.findByText('1998')).toBeInTheDocument()
    expect(screen.getByText('empty')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Apply the changes' }))
    expect(await screen.findByText(/Your changes have been saved/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View saved version' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Apply the changes' })).toBeNull()
    expect(sent).toEqual([
      { table, files: [] },
      { table, files: [], version: 3 },
    ])
  })

  it('names the cells that break a rule, and has nothing to apply', async () => {
    const reasons = [
      { field: 'certificate_1_valid_until', rule: 'day' },
      { field: 'logo', rule: 'file_missing' },
    ]
    const { user, choose } = await shown([{ result: 'refused', reasons, unnamed: ['a.png'] }], 'ar')
    await choose()
    await user.click(screen.getByRole('button', { name: 'فحص الملف' }))
    expect(await screen.findByText('certificate_1_valid_until')).toBeInTheDocument()
    expect(screen.getByText(/اكتب التاريخ بالسنة/)).toBeInTheDocument()
    expect(screen.getByText('لم يصل ملف بهذا الاسم')).toBeInTheDocument()
    expect(screen.getByText(/a\.png/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'تطبيق التغييرات' })).toBeNull()
  })

  it.each([
    [
      'en',
      'Check the file',
      /^Correct this in the form: \W?Phone\W?$/,
      /details in the form first/,
    ],
    ['ar', 'فحص الملف', /^صحّح هذا في النموذج: \W?الهاتف\W?$/, /صحّح هذه البيانات في النموذج أولًا/],
  ] as const)(
    'names what only the form can correct as the form does (%s)',
    async (locale, check, text, lead) => {
      const others = ['governorates', 'location_country_id', 'industry_information_for_products']
      const ofForm = [...others, 'certificate_files', 'attachment_option_file']
      const fields = [...Object.keys(companyFields), ...ofForm].filter(
        (field) => !knownColumns.includes(field),
      )
      const reasons = fields.map((field) => ({ field, rule: 'required' }))
      const { user, choose } = await shown([{ result: 'refused', reasons }], locale)
      await choose()
      await user.click(screen.getByRole('button', { name: check }))
      expect(await screen.findByText(text)).toBeInTheDocument()
      expect(screen.getByText(lead)).toBeInTheDocument()
      expect(screen.getAllByText(locale === 'en' ? /in the form:/ : /في النموذج:/)).toHaveLength(
        fields.length,
      )
      expect(screen.queryByText('phone_number')).toBeNull()
    },
  )

  it.each([
    [new Problem('conflict'), /changed after the check/],
    [
      new Problem('invalid', { fields: { file: ['unknown_columns', 'colour'] } }),
      /these columns: colour/,
    ],
    [new Problem('invalid', { fields: { file: ['one_line'] } }), /only one line/],
  ])('says why a file is refused as a whole', async (problem, text) => {
    const { user, choose } = await shown([problem])
    await choose()
    await user.click(screen.getByRole('button', { name: 'Check the file' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
  })
})
