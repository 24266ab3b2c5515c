import { expect, test, type Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { fromOwnAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'
import { deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

/** A picture of noise, which no format compresses. */
async function portrait(side: number) {
  const raw = { width: side, height: side, channels: 3 as const }
  return sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer()
}

const picture = (buffer: Buffer, name = 'me.jpg') => ({ name, mimeType: 'image/jpeg', buffer })

async function findNothing(page: Page) {
  expect(await violations(page)).toEqual([])
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

for (const { locale, prefix, texts } of languages) {
  const { editProfile, mailChoices, newsletter, profileCards, modals, rules } = texts
  const save = (page: Page) => page.getByRole('button', { name: editProfile.submit, exact: true })

  test.describe(`the profile, ${locale}`, () => {
    test(
      'leads to the registration of a company, and keeps the newsletter',
      gateIn('en', locale),
      async ({ page, baseURL }) => {
        await page.goto(`${prefix}/edit-profile`)
        await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
        await register(page, baseURL, 'Salma')
        await visit(page, `${prefix}/profile`)
        await findNothing(page)
        const main = page.getByRole('main')
        const company = main.getByRole('link', { name: profileCards.company.become })
        expect(await company.getAttribute('href')).toContain('/pages/170-')
        const card = page.getByRole('region', { name: newsletter.title })
        await card.getByRole('button', { name: newsletter.subscribe, exact: true }).click()
        const end = card.getByRole('button', { name: newsletter.unsubscribe, exact: true })
        await expect(end).toBeVisible()
        await page.reload()
        await end.click()
        await expect(
          card.getByRole('button', { name: newsletter.subscribe, exact: true }),
        ).toBeVisible()
        const { subscribe } = await (await page.request.get('/api/user')).json()
        expect(subscribe).toBe(0)
      },
    )

    test(
      'is changed by keyboard over a slow connection, with a picture just below 2 MB',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        test.setTimeout(120_000)
        await register(page, baseURL, 'Salma')
        await visit(page, `${prefix}/edit-profile`)
        await findNothing(page)
        await field(page, 'name').focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('Sally')
        await page.keyboard.press('Tab')
        await page.keyboard.type('Haddad')
        const large = await portrait(1_200)
        expect(large.length).toBeGreaterThan(1_000_000)
        const padded = Buffer.concat([large, Buffer.alloc(Math.max(0, 1_999_999 - large.length))])
        await field(page, 'avatar_img').setInputFiles(picture(padded))
        await expect(page.getByText('me.jpg')).toBeVisible()
        const client = await page.context().newCDPSession(page)
        await client.send('Network.enable')
        await client.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 200,
          downloadThroughput: 500_000,
          uploadThroughput: 500_000,
        })
        await save(page).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog', { name: editProfile.sending.title })).toBeVisible()
        await expect(page.getByRole('dialog', { name: editProfile.success.title })).toBeVisible({
          timeout: 60_000,
        })
        await page.waitForURL((url) => url.pathname === `${prefix}/profile`)
        await expect(page.getByRole('heading', { name: 'Sally Haddad' })).toBeVisible()
        const { avatar_img } = await (await page.request.get('/api/user')).json()
        expect((await page.request.get(avatar_img)).headers()['content-type']).toBe('image/webp')
      },
    )

    test(
      'keeps typed values when the connection breaks, and when the page is left',
      deepIn('en', locale),
      async ({ page, baseURL }) => {
        await register(page, baseURL, 'Salma')
        await visit(page, `${prefix}/edit-profile`)
        await expect(field(page, 'name')).toHaveValue('Salma')
        await field(page, 'name').fill('Sally')
        await field(page, 'last_name').fill('Haddad')
        await field(page, 'avatar_img').setInputFiles(picture(await portrait(200)))
        await expect(page.getByText('me.jpg')).toBeVisible()
        await page.context().setOffline(true)
        await save(page).click()
        const failed = page.getByRole('alertdialog', { name: modals.error.title })
        await expect(failed).toBeVisible()
        await page.context().setOffline(false)
        await failed.getByRole('button', { name: modals.error.close }).last().click()
        await expect(page.getByText(editProfile.draft.saved)).toBeVisible()
        await page.reload()
        await expect(field(page, 'name')).toHaveValue('Sally')
        await expect(page.getByText(editProfile.draft.restored)).toBeVisible()
      },
    )

    test(
      'refuses a picture of 2 MB, and a program that is named like one',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        await register(page, baseURL, 'Salma')
        await visit(page, `${prefix}/edit-profile`)
        await field(page, 'avatar_img').setInputFiles(
          picture(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(1_999_997)])),
        )
        await expect(page.getByText(rules.size_2)).toBeVisible()
        const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)])
        await field(page, 'avatar_img').setInputFiles(picture(program, 'program.exe.jpg'))
        await expect(page.getByText(rules.picture)).toBeVisible()
        // The initials are drawn instead: a refused picture holds nothing up, and is not sent.
        await field(page, 'last_name').fill('Haddad')
        await save(page).click()
        await expect(page.getByRole('dialog', { name: editProfile.success.title })).toBeVisible()
        await expect(page).toHaveURL(`${prefix}/profile`)
        await expect(page.locator('main img')).toHaveCount(0)
      },
    )

    test(
      'an unsigned link of the newsletter shows the next step',
      gateIn('en', locale),
      async ({ page }) => {
        await page.goto(`${prefix}/newsletter/1/${'A'.repeat(43)}`)
        await expect(page).toHaveURL(`${prefix}/mails/newsletter/1/${'A'.repeat(43)}`)
        await expect(page.getByText(mailChoices.invalid.title)).toBeVisible()
        await findNothing(page)
      },
    )
  })
}
