import { expect, test, type Browser, type Page } from '@playwright/test'
import { isolated } from '../../lib/i18n/isolated'
import { dayAfter, today } from '../../lib/i18n/today.ts'
import { randomInt } from 'node:crypto'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { deepIn, gateIn } from '../../tests/support/depth'
import { confirmAddress } from '../../tests/support/mail-links'
import { fromOwnAddress, ownAddress } from '../../tests/support/own-address'
import { logInAsStaff, register, windowOf } from '../../tests/support/own-browser'
import { mailTo } from '../../tests/support/served-portal'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

const phone = { width: 390, height: 844 }

/** An editor publishes an event with one place; the answer is its id and its name in both languages. */
async function publishedEvent(page: Page, baseURL = '', given: object = {}) {
  await logInAsStaff(page, 'editor', 'en', baseURL)
  const mark = randomInt(2 ** 40)
  const day = dayAfter(today(), 300)
  const name = { en: `Dates fair ${mark}`, ar: `معرض التمور ${mark}` }
  const record = {
    name_eng: name.en,
    name_ara: name.ar,
    description_eng: '<p>Dates</p>',
    description_ara: '<p>تمور</p>',
    date_start: day,
    date_end: day,
    country_id: 276,
    gov_id: null,
    type_id: 1,
    mode_id: 1,
    industry_id: [],
    location_type: 'International event',
    status: 1,
    image: null,
    image_alt_eng: null,
    image_alt_ara: null,
    capacity: 1,
    ...given,
  }
  const headers = { origin: baseURL }
  const added = await page.request.post('/api/admin/content/events', { data: { record }, headers })
  expect(added.status()).toBe(200)
  const { id, version } = await added.json()
  const published = await page.request.post(`/api/admin/content/events/${id}/publish`, {
    data: { version },
    headers,
  })
  expect(published.status()).toBe(200)
  return { id: String(id), name, day }
}

/** A phone of somebody new, and their mail address, which is confirmed. */
async function phoneOf(browser: Browser, baseURL = '', locale: 'en' | 'ar') {
  const context = await browser.newContext({
    baseURL,
    viewport: phone,
    extraHTTPHeaders: ownAddress(),
  })
  const page = await context.newPage()
  const email = await register(page, baseURL, 'Rana', locale)
  await confirmAddress(page, email)
  return { page, email }
}

for (const { locale, prefix, texts } of languages) {
  const { joining } = texts.events
  const { myEvents } = texts

  test(
    `an event is joined, is full, is waited for, and a withdrawal moves the next one up (${locale})`,
    gateIn('en', locale),
    async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000)
      const { id, name } = await publishedEvent(page, baseURL)
      const [first, second] = [
        await phoneOf(browser, baseURL, locale),
        await phoneOf(browser, baseURL, locale),
      ]
      const button = ({ page: own }: typeof first, text: string) =>
        own.getByRole('main').getByRole('button', {
          // The name is hidden, and begins with a space in the accessible name.
          name: new RegExp(`^${text} ?: ${name[locale]}$`),
        })

      await visit(first.page, `${prefix}/events/${id}`)
      await button(first, joining.join).click()
      await expect(button(first, joining.joined)).toBeDisabled()
      expect(await violations(first.page)).toEqual([])

      await visit(second.page, `${prefix}/events/${id}`)
      await button(second, joining.joinWaiting).click()
      await expect(button(second, joining.waiting)).toBeDisabled()
      await second.page.goto(`${prefix}/profile/my-events`)
      await expect(second.page.getByText(myEvents.waiting.replace('{place}', '1'))).toBeVisible()
      expect(await violations(second.page)).toEqual([])

      await visit(first.page, `${prefix}/profile`)
      await first.page.getByRole('link', { name: myEvents.all }).click()
      await expect(first.page.getByRole('heading', { name: name[locale] })).toBeVisible()
      await first.page
        .getByRole('button', { name: myEvents.withdrawNamed.replace('{event}', name[locale]) })
        .click()
      await first.page.getByRole('button', { name: myEvents.withdraw, exact: true }).click()
      await expect(first.page.getByRole('heading', { name: name[locale] })).toHaveCount(0)

      await second.page.reload()
      await expect(second.page.getByText(myEvents.joined, { exact: true })).toBeVisible()
      await expect.poll(() => mailTo(second.email, `event-${id}.ics`)).toBeTruthy()
      await expect.poll(() => mailTo(first.email, 'method=CANCEL')).toBeTruthy()
    },
  )

  test(
    `two participants arrange a meeting on their phones (${locale})`,
    deepIn('ar', locale),
    async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000)
      const { id, day } = await publishedEvent(page, baseURL, {
        capacity: null,
        meeting_minutes: 30,
        meeting_from: '09:00',
        meeting_until: '12:00',
        time_zone: 'Europe/Berlin',
      })
      const { about, people, mine, state, done, decline } = texts.eventMeetings
      const both = [
        await phoneOf(browser, baseURL, locale),
        await phoneOf(browser, baseURL, locale),
      ] as const
      for (const { page: own } of both) {
        await own.request.post(`/api/events/${id}/join`, {
          data: {},
          headers: { origin: baseURL ?? '' },
        })
        await visit(own, `${prefix}/profile/my-events/${id}/meetings`)
        await own.getByRole('textbox', { name: about.text }).fill('Medjool dates')
        await own.getByRole('button', { name: about.open, exact: true }).click()
        await expect(own.getByRole('button', { name: about.end })).toBeVisible()
        expect(await violations(own)).toEqual([])
      }
      const [asker, invited] = both
      await asker.page.reload()
      await asker.page
        .getByRole('button', {
          name: people.proposeNamed.replace('{name}', isolated('Rana', locale)),
        })
        .click()
      await asker.page.getByRole('button', { name: people.send }).click()
      await expect(asker.page.getByText(state.proposed)).toBeVisible()
      await invited.page.reload()
      await invited.page.getByRole('button', { name: mine.confirm, exact: true }).click()
      await expect(invited.page.getByText(state.confirmed, { exact: true })).toBeVisible()
      const link = invited.page.getByRole('link', { name: mine.calendar })
      const file = await invited.page.request.get((await link.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      expect(await file.text()).toContain(
        `DTSTART;TZID=Europe/Berlin:${day.replaceAll('-', '')}T090000`,
      )

      await asker.page.reload()
      await asker.page.getByRole('button', { name: mine.move, exact: true }).click()
      await asker.page.getByRole('combobox', { name: mine.time }).selectOption({ index: 1 })
      await asker.page.getByRole('button', { name: mine.send, exact: true }).click()
      await expect(asker.page.getByText(done.move)).toBeVisible()
      await expect.poll(() => mailTo(invited.email, 'method=CANCEL')).toBeTruthy()
      await invited.page.reload()
      await expect(invited.page.getByText(state.mine, { exact: true })).toBeVisible()
      await invited.page.getByRole('button', { name: mine.decline, exact: true }).click()
      await invited.page.getByLabel(decline.reason).selectOption('time')
      await invited.page.getByRole('button', { name: decline.send }).click()
      await expect(invited.page.getByText(state.declined, { exact: true })).toBeVisible()
      const { time } = texts.mails.meeting.reasons
      await asker.page.reload()
      await expect(asker.page.getByText(decline.given.replace('{reason}', time))).toBeVisible()
    },
  )

  test(
    `an officer checks a participant in (${locale})`,
    deepIn('en', locale),
    async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000)
      const { id, name } = await publishedEvent(page, baseURL)
      const { page: own } = await phoneOf(browser, baseURL, locale)
      await own.request.post(`/api/events/${id}/join`, {
        data: {},
        headers: { origin: baseURL ?? '' },
      })
      const office = await windowOf(browser, 'officer', locale, baseURL)
      const { markNamed, unmarkNamed } = texts.eventParticipants
      const rana = isolated('Rana', locale)
      await visit(office, '/admin/events')
      await office.getByRole('searchbox').fill(name[locale])
      await office.locator(`a[href="/admin/events/${id}"]`).click()
      await office.getByRole('button', { name: markNamed.replace('{name}', rana) }).click()
      await expect(
        office.getByRole('button', { name: unmarkNamed.replace('{name}', rana) }),
      ).toBeVisible()
      expect(await violations(office)).toEqual([])
    },
  )
}

test('the figures of the portal are public, in both languages, and a file', async ({ page }) => {
  for (const { prefix, texts } of languages) {
    await page.goto(`${prefix}/performance`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.performance.title)
    expect(await violations(page)).toEqual([])
    const file = await page.request.get(`${prefix}/performance/figures.csv`)
    expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect(await file.text()).toContain(texts.performance.file.section)
  }
})
