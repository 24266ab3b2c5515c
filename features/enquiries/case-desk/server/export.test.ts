import { enquiries } from '@/lib/db/schema/enquiries'
import { changeHistory } from '@/lib/db/schema/history'
import { enquiriesUnderTest, generalForm, type Someone } from '@/tests/support/enquiries'
import { desc, eq } from 'drizzle-orm'
import { inflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'

const { database, ask, file, join } = enquiriesUnderTest()
let officer: Someone
let id: number

beforeAll(async () => {
  officer = { ...(await join({ staff_roles: ['officer'] })), staffRoles: ['officer'] }
  const form = generalForm({ company: '=HYPERLINK("http://evil.example")', name: 'ليلى "النعيمي"' })
  id = (await file(await join(), form)).body.id
  const hostile = { phone: '+962790000000', description: `Dates;@SUM(1)\n =cmd|' /c calc'!A0` }
  await database.db.update(enquiries).set(hostile).where(eq(enquiries.id, id))
})

/** The body of a request for a file; filters as in an address. */
const requestOf = (query: string) => ({
  ...Object.fromEntries(new URLSearchParams(query)),
  purpose: 'Yearly report',
})

const exported = async (query: string) => {
  const { status, body } = await ask(officer, 'admin/enquiries-export', requestOf(query))
  expect(status).toBe(200)
  return { ...body, bytes: Buffer.from(body.content, 'base64') }
}

/** The files in an archive, by their names. */
function unpacked(archive: Buffer): Map<string, string> {
  const found = new Map<string, string>()
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [names, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const local = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + (names ?? 0))
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(start, start + size)
    found.set(name, (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'))
    at += 46 + (names ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return found
}

describe('the export of enquiries', () => {
  it('is a CSV that spreadsheets read as UTF-8, with no formula in it', async () => {
    const { bytes, mime, file_name, rows, is_cut } = await exported(`format=csv&q=${id}`)
    const text = bytes.toString('utf8')
    expect(text.startsWith('\ufeffNumber,Type,Status,Name,Company')).toBe(true)
    expect(text).toContain('"ليلى ""النعيمي"""')
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"')
    expect(text).toContain("'+962790000000")
    expect(text).toContain(`"Dates;'@SUM(1)\n' =cmd|' /c calc'!A0"`)
    expect([mime, file_name, rows, is_cut]).toEqual([
      'text/csv; charset=utf-8',
      'enquiries.csv',
      1,
      false,
    ])
  })

  it('is a workbook of text cells, right to left in Arabic', async () => {
    const { bytes, file_name } = await exported(`format=xlsx&locale=ar&q=${id}`)
    const parts = unpacked(bytes)
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    const all = [...parts.values()].join('')
    expect(file_name).toBe('الاستفسارات.xlsx')
    expect(sheet).toContain('rightToLeft="1"')
    expect(all).not.toMatch(/<f[ >]/)
    expect(sheet.match(/<c [^>]*>/g)?.filter((cell) => !/t="(?:s|inlineStr)"/.test(cell))).toEqual(
      [],
    )
    expect(all).toContain('=HYPERLINK(')
    expect(all).toMatch(/>\+962790000000</)
    expect(all).toContain('البريد الإلكتروني')
  })

  it('requires the password when the last login is long ago', async () => {
    const away = { ...officer, loggedInRecently: false }
    const { status, body } = await ask(away, 'admin/enquiries-export', requestOf('format=csv'))
    expect([status, body.errors]).toEqual([403, { proof: ['due'] }])
  })

  it('is filtered like the list, and available to officers only', async () => {
    expect((await exported('format=csv&status=60&q=nobody')).rows).toBe(0)
    const path = 'admin/enquiries-export'
    expect((await ask(await join(), path, requestOf('format=csv'))).status).toBe(403)
    expect((await ask(officer, path, requestOf('format=pdf'))).status).toBe(422)
  })

  it('asks for a purpose, and is in the audit log with filters and count', async () => {
    const without = await ask(officer, 'admin/enquiries-export', { format: 'csv', purpose: ' ' })
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['purpose']])
    await exported(`format=csv&q=${id}`)
    const [entry] = await database.db
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.subject, 'enquiry-export'))
      .orderBy(desc(changeHistory.id))
      .limit(1)
    expect(entry).toMatchObject({
      action: 'export',
      subject_id: 'csv',
      changed_by: officer.id,
      change: { purpose: 'Yearly report', rows: 1, filters: { q: String(id) } },
    })
  })
})
