import { expect, test, type Page } from '@playwright/test'
import { bothLocales } from '../../tests/support/page-kinds'
import { violations } from '../../tests/support/axe'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const textsBy = {
  en: {
    path: '/',
    help: 'Get help',
    types: 'How can we help?',
    fill: 'Fill in the form',
    consult: 'Get a consultation',
    send: 'Send request',
    clear: 'Clear the form',
    done: /Your request number is \d+\./,
  },
  ar: {
    path: '/ar',
    help: 'اطلب المساعدة',
    types: 'كيف نساعدك؟',
    fill: 'تعبئة النموذج',
    consult: 'اطلب استشارة',
    send: 'إرسال الطلب',
    clear: 'إفراغ النموذج',
    done: /رقم طلبك \d+/,
  },
} as const

type Locale = keyof typeof textsBy

const pageIds = [150, 130, 130, 140, 800, 170, null, 190]
const tabs = [null, 2, 3, null, null, null, null, null]

/** Calls that the page makes by itself. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api/'.length))
  })
  return calls
}

async function openHome(page: Page, locale: Locale) {
  await page
    .context()
    .addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
  await visit(page, textsBy[locale].path)
}

async function openTypes(page: Page, locale: Locale) {
  await openHome(page, locale)
  const { help, types } = textsBy[locale]
  await page.getByRole('link', { name: help }).click()
  const dialog = page.getByRole('dialog', { name: types })
  await expect(dialog).toBeVisible()
  return dialog
}

async function openConsultation(page: Page, locale: Locale) {
  await openHome(page, locale)
  const { consult } = textsBy[locale]
  await page.getByRole('link', { name: consult }).click()
  const dialog = page.getByRole('dialog', { name: consult })
  await expect(dialog).toBeVisible()
  return dialog
}

const findings = async (page: Page) => {
  // The dialog arrives in a transition; contrast is measured when it has.
  await page.waitForFunction(() =>
    document
      .querySelector('[role="dialog"]')
      ?.getAnimations({ subtree: true })
      .every(({ playState }) => playState === 'finished'),
  )
  return violations(page, '[role="dialog"]')
}

for (const locale of bothLocales) {
  test.describe(`the enquiry-type dialog in ${locale}`, () => {
    test(
      'has its eight choices with the first chosen, and each leads to its page',
      deepIn('ar', locale),
      async ({ page }) => {
        const dialog = await openTypes(page, locale)
        const choices = dialog.getByRole('radio')
        await expect(choices).toHaveCount(8)
        await expect(choices.first()).toBeChecked()
        const values = await choices.evaluateAll((all) =>
          all.map((choice) => choice.getAttribute('value')),
        )
        expect(values).toEqual(['1', '2', '3', '4', '5', '6', '7', '99'])
        const fill = dialog.getByRole('link', { name: textsBy[locale].fill })
        for (const [at, pageId] of pageIds.entries()) {
          await choices.nth(at).check()
          const href = await fill.getAttribute('href')
          if (pageId === null) {
            expect(href).toMatch(/^\/api\/files\/[0-9a-f]{32}$/)
            await expect(fill).toHaveAttribute('target', '_blank')
            const manual = await page.request.get(href ?? '')
            expect(manual.headers()['content-type']).toBe('application/pdf')
          } else {
            const tab = tabs[at] ? `?tab=${tabs[at]}` : ''
            expect(decodeURI(href ?? '')).toMatch(
              new RegExp(
                `^${locale === 'ar' ? '/ar' : ''}/pages/${pageId}-[^?]+${tab.replace('?', '\\?')}$`,
              ),
            )
            expect((await page.request.get(href ?? '')).status()).toBe(200)
          }
        }
      },
    )

    test(
      'loads its tooltips once when it opens, and shows that of the choice',
      deepIn('en', locale),
      async ({ page }) => {
        const calls = callsOf(page)
        await openHome(page, locale)
        expect(calls).toEqual([])
        await page.getByRole('link', { name: textsBy[locale].help }).click()
        const help = page.getByRole('dialog').locator('p[data-shown]')
        await expect(help).toHaveCount(1)
        await expect
          .poll(() => calls.toSorted())
          .toEqual([1, 2, 3, 5, 6, 7].map((id) => `enquiries-page/${id}`))
        const stored = await page.request.get('/api/enquiries-page/6')
        const [first]: Record<string, string>[] = await stored.json()
        await expect(help).toHaveText(
          first?.[locale === 'ar' ? 'tooltip_ara' : 'tooltip_eng'] ?? '',
        )
      },
    )

    test(
      'works by keyboard alone, passes axe, and returns the focus',
      gateIn('ar', locale),
      async ({ page }) => {
        // The slide with the button stays: how slides turn has its own tests.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await openHome(page, locale)
        const opener = page.getByRole('link', { name: textsBy[locale].help })
        await opener.focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('radio').first().focus()
        await page.keyboard.press('ArrowDown')
        await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
        expect(await findings(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
      },
    )
  })

  test.describe(`the consultation dialog in ${locale}`, () => {
    test('stores a request once, and shows its number', gateIn('en', locale), async ({ page }) => {
      const dialog = await openConsultation(page, locale)
      const send = dialog.getByRole('button', { name: textsBy[locale].send })
      await expect(send).toBeDisabled()
      await dialog.locator('input[name="name"]').fill('لينا Haddad, a longer name than ten')
      await dialog.locator('input[name="email"]').fill('lina@')
      await expect(dialog.locator('input[name="email"]')).toHaveAttribute('aria-invalid', 'true')
      expect(await findings(page)).toEqual([])
      await dialog.locator('input[name="email"]').fill('lina@portal.example')
      await expect(send).toBeDisabled()
      await dialog.getByRole('checkbox').check()
      expect(await findings(page)).toEqual([])
      const calls = callsOf(page)
      await send.dblclick()
      await expect(dialog.getByText(textsBy[locale].done)).toBeVisible()
      expect(calls).toEqual(['consultations'])
    })
  })

  test(
    `without script both dialogs' buttons in ${locale} are links`,
    gateIn('en', locale),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
      const page = await context.newPage()
      await page.goto(`${baseURL}${textsBy[locale].path}`)
      const types = page.getByRole('link', { name: textsBy[locale].help })
      expect(decodeURI((await types.getAttribute('href')) ?? '')).toContain('/pages/190-')
      // Nobody has set a mailbox yet, and its example is not for the public: the head office answers.
      await expect(page.getByRole('link', { name: textsBy[locale].consult })).toHaveAttribute(
        'href',
        'mailto:amman@portal.example',
      )
      await expect(page.locator('body')).not.toContainText(/info@portal\.example|000 0000/)
      await context.close()
    },
  )
}

test(
  'the consultation form shows a counter of 10, and takes a longer name',
  deep,
  async ({ page }) => {
    const dialog = await openConsultation(page, 'en')
    await expect(dialog.getByText('0 / 10')).toBeVisible()
    await dialog.locator('input[name="name"]').fill('Twelve chars')
    await expect(dialog.getByText('12 characters. A name can have up to 100.')).toBeVisible()
    await expect(dialog.locator('input[name="name"]')).toHaveValue('Twelve chars')
  },
)

test(
  'the consultation form is cleared by reset, and its terms open next to it',
  deep,
  async ({ page }) => {
    const dialog = await openConsultation(page, 'en')
    await dialog.locator('input[name="name"]').fill('Lina')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: textsBy.en.clear }).click()
    await expect(dialog.locator('input[name="name"]')).toHaveValue('')
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    const terms = dialog.getByRole('link', { name: 'terms and conditions' })
    await expect(terms).toHaveAttribute('href', '/terms-and-conditions')
    await expect(terms).toHaveAttribute('target', '_blank')
  },
)

test(
  'a failed consultation can be sent again with all typed values, and is stored once',
  deep,
  async ({ page, context }) => {
    const dialog = await openConsultation(page, 'en')
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/consultations'))
        keys.push(request.postDataJSON().idempotency_key)
    })
    await dialog.locator('input[name="name"]').fill('Lina')
    await dialog.locator('input[name="email"]').fill('lina@portal.example')
    await dialog.getByRole('checkbox').check()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: textsBy.en.send }).click()
    await expect(dialog.getByRole('alert')).toContainText('We could not send your request.')
    await expect(dialog.locator('input[name="name"]')).toHaveValue('Lina')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: textsBy.en.send }).click()
    await expect(dialog.getByText(textsBy.en.done)).toBeVisible()
    expect(new Set(keys).size).toBe(1)
  },
)

test('a rate-limited consultation shows when to try again', deep, async ({ page }) => {
  await page.route('**/api/consultations', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '540' },
      json: { code: 'too_many_requests', message: 'too_many_requests', requestId: 'r' },
    }),
  )
  const dialog = await openConsultation(page, 'en')
  await dialog.locator('input[name="name"]').fill('Lina')
  await dialog.locator('input[name="email"]').fill('lina@portal.example')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: textsBy.en.send }).click()
  await expect(dialog.getByRole('alert')).toContainText('Try again in 9 minutes.')
})
