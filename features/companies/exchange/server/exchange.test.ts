import { identify } from '@/features/accounts/sessions/server/sessions'
import { changeHistory } from '@/lib/db/schema/history'
import { companyCertificates, companyVersions } from '@/lib/db/schema/companies'
import { files } from '@/lib/db/schema/files'
import { storage } from '@/lib/files/storage'
import { companiesUnderTest, companyForm, pdfFile } from '@/tests/support/companies'
import { pdfWith } from '@/tests/support/uploads'
import { and, count, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { importProfile } from '../contract'
import { profileFileName } from '../rules'
import { profileFile } from './exchange'

const { database, ask, staff, picture, owner, companyOf, somebody } = companiesUnderTest()
type Owner = Awaited<ReturnType<typeof owner>>
let officer: string

beforeAll(async () => {
  officer = await staff('officer')
})

/** The company's own file, as the page offers it. */
async function exported({ token }: { token: string }, name = profileFileName): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const actor = await identify(new Request('http://portal.example', { headers }))
  return (await profileFile(actor, name).text()).replace('\ufeff', '')
}

const profileReport = importProfile.response

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

const tableOf = (cells: Record<string, string>) =>
  [Object.keys(cells), Object.values(cells)].map((row) => row.map(quoted).join(',')).join('\r\n')

/** Another picture than the logo that the company has. */
async function otherPicture(): Promise<Blob> {
  const image = sharp({ create: { width: 80, height: 64, channels: 3, background: '#7a1f1f' } })
  return new Blob([Uint8Array.from(await image.png().toBuffer())])
}

type Named = readonly [name: string, content: Blob]

async function send(
  { token }: Pick<Owner, 'token'>,
  table: string,
  { save, named = [] }: { save?: number; named?: readonly Named[] } = {},
) {
  const texts: Record<string, string> =
    save === undefined ? {} : { dry_run: 'false', version: String(save) }
  const form = companyForm(texts, [
    ['file', new Blob([table]), 'company.csv'],
    ...named.map(([name, content]) => ['files', content, name] as const),
  ])
  return ask('POST', 'my-company-profile', { token, form })
}

/** The report of a file, which is then saved. */
async function saved(rana: Owner, table: string, named: readonly Named[] = []) {
  const { body: tried } = await send(rana, table, { named })
  const { body } = await send(rana, table, { named, save: tried.version })
  return { tried: profileReport.parse(tried), report: profileReport.parse(body) }
}

const filled = {
  company_registered_name_ara: 'شركة زيت البتراء',
  description_eng: 'Olive oil,\n"extra virgin".',
  description_ara: 'زيت زيتون بكر ممتاز.',
  founded: '١٩٩٨',
  employees: '10 to 49',
  capacity_eng: '40 t',
  languages: 'de, ar',
  countries_of_operations: '784; 276',
  registration_number: '200123456',
  certificate_1: 'ISO 9001',
  certificate_1_valid_from: '2026-01-01',
  certificate_1_valid_until: '2040-05-31',
  certificate_1_public: 'no',
}

const rowsOf = async (by: number) => {
  const mine = and(eq(files.owner_id, by), isNull(files.discarded_at))
  const [found] = await database.db.select({ rows: count() }).from(files).where(mine)
  return found?.rows
}

/** The names of all stored files. */
async function stored(): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage().list()) names.push(name)
  return names.toSorted()
}

describe('a file of a profile', () => {
  it('is checked without a change, then saved, and waits for staff as a form does', async () => {
    const rana = await owner()
    const json = { version: 1 }
    await ask('POST', `admin/companies/${rana.company}/approve`, { token: officer, json })
    const before = await companyOf(rana)
    const { body: tried } = await send(rana, tableOf(filled))
    expect(tried).toMatchObject({ result: 'changed', is_saved: false, reasons: [] })
    expect(tried.changes).toContainEqual({ column: 'founded', before: '', after: '1998' })
    expect(await companyOf(rana)).toEqual(before)

    const { body } = await send(rana, tableOf(filled), { save: tried.version })
    expect(body).toMatchObject({ result: 'changed', is_saved: true })
    const company = await companyOf(rana)
    expect(company).toMatchObject({
      company_registered_name: before.company_registered_name,
      company_registered_name_ara: filled.company_registered_name_ara,
      description_eng: filled.description_eng,
      founded: 1998,
      employees: '10-49',
      languages: ['de', 'ar'],
      countries_of_operations: '[276,784]',
      phone_number: before.phone_number,
      logo: before.logo,
      status_belongs: { iid: 40 },
      is_public: true,
      version: before.version + 1,
    })
    expect(JSON.parse(company.attachment_option_file)).toEqual([
      expect.objectContaining({
        title: 'ISO 9001',
        valid_from: '2026-01-01',
        valid_until: '2040-05-31',
        is_public: false,
      }),
    ])
    const { body: shown } = await ask('GET', `international-buyers/${rana.company}`)
    expect(shown).toMatchObject({ founded: null, countries_of_operations: [276, 840] })
    const [last] = await database.db
      .select()
      .from(changeHistory)
      .where(
        and(eq(changeHistory.subject, 'company'), eq(changeHistory.subject_id, `${rana.company}`)),
      )
      .orderBy(changeHistory.id)
      .then((rows) => rows.slice(-1))
    expect(last).toMatchObject({ action: 'update' })
  })

  it('changes nothing when it comes again, nor as it was downloaded', async () => {
    const rana = await owner()
    await saved(rana, tableOf(filled))
    const version = (await companyOf(rana)).version
    for (const table of [tableOf(filled), await exported(rana)]) {
      const { tried, report } = await saved(rana, table)
      expect(tried).toMatchObject({ result: 'unchanged', changes: [] })
      expect(report).toMatchObject({ result: 'unchanged', is_saved: false })
    }
    expect((await companyOf(rana)).version).toBe(version)
  })

  it('takes a logo and a new certificate by their names, and neither of them twice', async () => {
    const rana = await owner()
    const before = await companyOf(rana)
    const [kept] = JSON.parse(before.attachment_option_file)
    const table = tableOf({
      logo: 'NEW.png',
      certificate_1: 'ISO 9001',
      certificate_1_file: kept.file,
      certificate_2: 'HACCP',
      certificate_2_file: 'haccp.pdf',
    })
    const named: Named[] = [
      ['new.png', await otherPicture()],
      ['haccp.pdf', new Blob([Uint8Array.from(pdfWith({ trailer: '/ID [<01> <02>]' }))])],
      ['other.pdf', pdfFile()],
    ]
    const { tried, report } = await saved(rana, table, named)
    expect(tried.unnamed).toEqual(['other.pdf'])
    expect(report.changes).toContainEqual({
      column: 'certificate_2_file',
      before: '',
      after: 'haccp.pdf',
    })
    const company = await companyOf(rana)
    expect(company.logo).not.toBe(before.logo)
    const certificates = JSON.parse(company.attachment_option_file)
    expect(certificates.map(({ title }: { title: string }) => title)).toEqual(['ISO 9001', 'HACCP'])
    expect(certificates[0].file).toBe(kept.file)
    const rows = await rowsOf(rana.id)
    const again = await saved(rana, table, named)
    expect(again.report).toMatchObject({ result: 'unchanged' })
    expect(await rowsOf(rana.id)).toBe(rows)
    expect(await companyOf(rana)).toEqual(company)
  })

  it('stores no file in a dry run', async () => {
    const rana = await owner()
    const before = await stored()
    expect(before).not.toEqual([])
    const cells = { certificate_1: 'HACCP', certificate_1_file: 'haccp.pdf' }
    const named: Named[] = [
      ['haccp.pdf', pdfFile()],
      ['new.png', await otherPicture()],
    ]
    const { body } = await send(rana, tableOf({ ...cells, logo: 'new.png' }), { named })
    expect(body).toMatchObject({ result: 'changed' })
    expect(await stored()).toEqual(before)
  })

  it.each([
    [{ certificate_1_valid_until: '2041-01-01' }, 'certificate_1_valid_until', 'columns'],
    [{ certificate_1_public: 'no' }, 'certificate_1_public', 'columns'],
    [{ certificate_1: ' ', certificate_1_valid_until: '2041-01-01' }, 'certificate_1', ''],
    [{ certificate_1_file: '', certificate_1_public: 'no' }, 'certificate_1_file', ''],
    [{ certificate_1: 'ISO 9001', certificate_2_public: 'no' }, 'certificate_2_public', 'columns'],
  ])('with %j is refused, and removes no certificate', async (cells, field, lacks) => {
    const rana = await owner()
    const { attachment_option_file: before } = await companyOf(rana)
    expect(JSON.parse(before)).toHaveLength(1)
    const { report } = await saved(rana, tableOf({ founded: '1998', ...cells }))
    const rule = lacks === '' ? 'certificate' : 'certificate_columns'
    expect(report).toMatchObject({ result: 'refused', reasons: [{ field, rule }] })
    expect(await companyOf(rana)).toMatchObject({ attachment_option_file: before, founded: null })
  })

  it('without a column that names certificates keeps them all', async () => {
    const rana = await owner()
    const { attachment_option_file: before } = await companyOf(rana)
    const cells = { founded: '1998', certificate_1_valid_until: '', certificate_1_public: ' ' }
    const { report } = await saved(rana, tableOf(cells))
    expect(report).toMatchObject({ is_saved: true, changes: [{ column: 'founded' }] })
    expect(await companyOf(rana)).toMatchObject({ attachment_option_file: before, founded: 1998 })
  })

  it('names what only the form can correct as the form does', async () => {
    const rana = await owner()
    const own = eq(companyVersions.company_id, rana.company)
    await database.db.update(companyVersions).set({ phone_number: '' }).where(own)
    const { body } = await send(rana, tableOf({ founded: '1998' }))
    const reasons = [{ field: 'phone_number', rule: 'required' }]
    expect(body).toMatchObject({ result: 'refused', reasons })
  })

  it('names the certificates of the form where one that stays has lost its file', async () => {
    const rana = await owner()
    const own = eq(companyCertificates.company_id, rana.company)
    await database.db.update(companyCertificates).set({ file: null }).where(own)
    const { body } = await send(rana, tableOf({ founded: '1998' }))
    const reasons = [{ field: 'certificate_files', rule: 'certificate' }]
    expect(body).toMatchObject({ result: 'refused', reasons })
  })

  it.each([
    [{ founded: '1066' }, 'founded', 'year'],
    [{ employees: 'many' }, 'employees', 'choice'],
    [{ languages: 'ar, tlh' }, 'languages', 'choice'],
    [{ countries_of_operations: 'Germany' }, 'countries_of_operations', 'choice'],
    [{ countries_of_operations: '999999' }, 'countries_of_operations', 'choice'],
    [{ countries_of_operations: '' }, 'countries_of_operations', 'required'],
    [{ company_registered_name: ' ' }, 'company_registered_name', 'required'],
    [{ description_eng: 'x'.repeat(5_001) }, 'description_eng', 'description_max'],
    [{ logo: 'gone.png' }, 'logo', 'file_missing'],
    [{ logo: '../gone.png' }, 'logo', 'file_name'],
    [{ logo: '/media/0123456789abcdef0123456789abcdef/600.webp' }, 'logo', 'file_address'],
    [{ logo: 'a.pdf' }, 'logo', 'picture'],
    [{ certificate_1: 'HACCP' }, 'certificate_1_file', 'certificate'],
    [{ certificate_1: 'A', certificate_1_file: 'a.png' }, 'certificate_1_file', 'pdf'],
    [
      { certificate_1: 'ISO 9001', certificate_1_valid_until: '5/31/2026' },
      'certificate_1_valid_until',
      'day',
    ],
    [
      {
        certificate_1: 'ISO 9001',
        certificate_1_valid_from: '2027-01-01',
        certificate_1_valid_until: '2026-01-01',
      },
      'certificate_1_valid_until',
      'certificate_days',
    ],
    [{ certificate_1: 'ISO 9001', certificate_1_public: 'x' }, 'certificate_1_public', 'choice'],
  ])('with %j breaks the rules of the form, and changes nothing', async (cells, field, rule) => {
    const rana = await owner()
    const named: Named[] = [
      ['a.pdf', pdfFile()],
      ['a.png', picture()],
    ]
    const { body } = await send(rana, tableOf({ founded: '1998', ...cells }), { named, save: 1 })
    expect(body).toMatchObject({ result: 'refused', is_saved: false })
    expect(body.reasons).toContainEqual({ field, rule })
    expect((await companyOf(rana)).version).toBe(1)
  })

  it.each([
    ['', 'empty'],
    ['founded', 'nothing'],
    ['founded\r\n1998\r\n1999', 'one_line'],
    ['a,b\r\n1,2', 'no_head'],
    ['founded,colour\r\n1998,red', 'unknown_columns'],
    ['founded,founded\r\n1998,1999', 'column_twice'],
    ['founded\r\n1998,1', 'columns'],
    ['founded\r\n"1998', 'quotes'],
    ['PK\u0003\u0004founded', 'packed'],
  ])('that reads %j is refused as a whole', async (table, reason) => {
    const { status, body } = await send(await owner(), table)
    expect(status).toBe(422)
    expect(body.errors.file[0]).toBe(reason)
  })

  it('is a conflict when somebody has changed the company since the check', async () => {
    const rana = await owner()
    const { body: tried } = await send(rana, tableOf({ founded: '1998' }))
    await saved(rana, tableOf({ founded: '2001' }))
    const answer = await send(rana, tableOf({ founded: '1998' }), { save: tried.version })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await companyOf(rana)).toMatchObject({ founded: 2001 })
  })

  it('of more than 2 MB is refused', async () => {
    const answer = await send(await owner(), `founded\r\n${' '.repeat(2_000_000)}`)
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })
})

describe('the file of one’s own profile', () => {
  it('has no formula, and its texts come back as they were', async () => {
    const rana = await owner()
    const texts = { description_eng: '=HYPERLINK("https://evil.example")', capacity_eng: "'@SUM" }
    await saved(rana, tableOf({ ...texts, capacity_eng: "''@SUM" }))
    const file = await exported(rana)
    expect(file).toContain(`"'=HYPERLINK(`)
    expect(file).toContain(`''@SUM`)
    const { tried } = await saved(rana, file)
    expect(tried).toMatchObject({ result: 'unchanged' })
    expect(await companyOf(rana)).toMatchObject(texts)
  })

  it('is for members of the company alone', async () => {
    await expect(exported(await somebody())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(exported({ token: 'x' })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(exported(await owner(), 'other.csv')).rejects.toMatchObject({ code: 'not_found' })
    expect((await send(await somebody(), tableOf(filled))).status).toBe(403)
  })
})
