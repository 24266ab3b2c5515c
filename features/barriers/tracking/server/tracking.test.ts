import { barriersUnderTest, barrierStep as step } from '@/tests/support/barriers'
import { describe, expect, it } from 'vitest'

const { ask, officer, reporter, created, mailsTo } = barriersUnderTest()

describe('who reported a barrier', () => {
  it('follows its steps on the page of the enquiry, before it is public too, and nobody else does', async () => {
    const author = await officer()
    const { person, enquiry } = await reporter()
    const own = `enquiries/${enquiry}/barrier`
    expect((await ask(person, own)).body).toEqual({ barrier: null })
    const { id, version } = await created(author, { enquiry_id: enquiry })
    const said = ['The report is complete.', 'البلاغ مكتمل.']
    await ask(author, `admin/barriers/${id}/steps`, step('screened', version, said))
    const { barrier } = (await ask(person, own)).body
    expect(barrier).toMatchObject({ id, status: 'screened', is_public: false })
    expect(barrier.steps).toMatchObject([{ status: 'reported' }, { text_eng: said[0] }])
    const other = await reporter()
    expect((await ask(other.person, own)).status).toBe(404)
  })

  it('is told of the last step when the report is added to a barrier that is worked on', async () => {
    const author = await officer()
    const { id, version } = await created(author)
    const path = `admin/barriers/${id}`
    const early = await reporter({ email: 'early@portal.example', locale: 'en' })
    await ask(author, `${path}/reports`, { version, enquiry_id: early.enquiry })
    expect(await mailsTo('early@portal.example')).toEqual([])
    await ask(author, `${path}/steps`, step('screened', version + 1, ['We looked.', 'تحققنا.']))
    const late = await reporter({ email: 'late@portal.example', locale: 'ar' })
    await ask(author, `${path}/reports`, { version: version + 2, enquiry_id: late.enquiry })
    const [told, ...more] = await mailsTo('late@portal.example')
    expect(more).toEqual([])
    expect(told?.text).toContain('تحققنا.')
    expect(told?.text).toContain(`/ar/profile/user-enquiries/${late.enquiry}#barrier`)
  })
})
