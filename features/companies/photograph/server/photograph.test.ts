import { files } from '@/lib/db/schema/files'
import { fileKeyOf } from '@/lib/files/names'
import { companiesUnderTest } from '@/tests/support/companies'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { database, ask, staff, picture, owner, companyOf, change } = companiesUnderTest()
let officer: string
beforeAll(async () => {
  officer = await staff('officer')
})

type Owner = Awaited<ReturnType<typeof owner>>

const described = {
  image: null,
  image_alt_eng: 'Fig trees in Ajloun',
  image_alt_ara: 'أشجار تين في عجلون',
  image_focus_x: 20,
  image_focus_y: 70,
}

const send = (rana: Owner, photograph: unknown, file = picture()) =>
  change(rana, { photograph: JSON.stringify(photograph) }, [['photograph_file', file, 'trees.png']])
const sendWithoutFile = (rana: Owner, photograph: unknown) =>
  change(rana, { photograph: JSON.stringify(photograph) })

const isDiscarded = async (address: string) => {
  const key = fileKeyOf(address) ?? ''
  const [file] = await database.db.select().from(files).where(eq(files.key, key))
  return file?.discarded_at !== null
}

describe('the photograph of a company', () => {
  it('is stored with its focal point and what it shows, and public once it is approved', async () => {
    const rana = await owner()
    expect(await companyOf(rana)).toMatchObject({ image: null, image_focus_x: 50 })
    expect((await send(rana, described)).status).toBe(200)
    const { version, ...saved } = await companyOf(rana)
    expect(saved).toMatchObject({
      ...described,
      image: expect.stringMatching(/^\/media\//),
    })
    const path = `international-buyers/${rana.company}`
    expect((await ask('GET', path)).status).toBe(404)
    const approval = `admin/companies/${rana.company}/approve`
    await ask('POST', approval, { token: officer, json: { version } })
    expect((await ask('GET', path)).body).toMatchObject({ ...described, image: saved.image })
  })

  it('stays where a form has none, and is described otherwise without its file', async () => {
    const rana = await owner()
    await send(rana, described)
    const { image } = await companyOf(rana)
    await change(rana, { phone_number: '0797777777' })
    expect(await companyOf(rana)).toMatchObject({ ...described, image })
    await sendWithoutFile(rana, { ...described, image, image_alt_ara: '', image_focus_x: 100 })
    expect(await companyOf(rana)).toMatchObject({ image, image_alt_ara: null, image_focus_x: 100 })
  })

  it('is replaced or removed, and its file is discarded', async () => {
    const rana = await owner()
    await send(rana, described)
    const { image: first } = await companyOf(rana)
    await send(rana, described)
    const { image: second } = await companyOf(rana)
    expect([await isDiscarded(first), await isDiscarded(second)]).toEqual([true, false])
    await sendWithoutFile(rana, null)
    expect(await companyOf(rana)).toMatchObject({ image: null, image_alt_eng: null })
    expect(await isDiscarded(second)).toBe(true)
  })

  it('is refused without its file, and a file without its photograph', async () => {
    const rana = await owner()
    const missing = { status: 422, body: { errors: { photograph: ['Required.'] } } }
    expect(await sendWithoutFile(rana, described)).toMatchObject(missing)
    const alone = await change(rana, {}, [['photograph_file', picture(), 'trees.png']])
    expect(alone).toMatchObject(missing)
  })

  it('is never that of another company', async () => {
    const [rana, other] = [await owner(), await owner()]
    await send(other, described)
    const { image } = await companyOf(other)
    const { status, body } = await sendWithoutFile(rana, { ...described, image })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['photograph']])
    expect(await companyOf(rana)).toMatchObject({ image: null })
  })

  it.each([
    ['no picture', '{', undefined],
    ['a point outside of it', JSON.stringify({ ...described, image_focus_x: 101 }), undefined],
    [
      'a long description',
      JSON.stringify({ ...described, image_alt_eng: 'a'.repeat(201) }),
      undefined,
    ],
    ['a page in disguise', JSON.stringify(described), new Blob(['<html><script>1</script>'])],
  ])('is refused: %s', async (_, photograph, file = picture()) => {
    const rana = await owner()
    const { status } = await change(rana, { photograph }, [['photograph_file', file, 'trees.png']])
    expect([422, 415]).toContain(status)
    expect(await companyOf(rana)).toMatchObject({ image: null, version: 1 })
  })
})
