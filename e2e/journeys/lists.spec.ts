import { expect, test, type Page } from '@playwright/test'
import { deep } from '../../tests/support/depth'
import { holdScripts } from '../../tests/support/held-scripts'
import { settled, visit } from '../../tests/support/visit'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** The calls of a list that the browser makes itself. */
function callsOf(page: Page, path: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === `/api/${path}`) calls.push(search)
  })
  return calls
}

const shown = (page: Page) => page.locator('#results article h3:not(details h3)').allTextContents()

test.describe('a list with script', () => {
  test.use({ viewport: desktop })

  test('shows its first view without a call, and asks the API for every other one', async ({
    page,
  }) => {
    const calls = callsOf(page, 'pool')
    await visit(page, '/pool-of-experts')
    await expect(page.locator('#results article')).toHaveCount(9)
    await expect(page.getByRole('status').getByText('12 experts')).toBeVisible()
    expect(calls).toEqual([])

    const document = await page.evaluateHandle(() => window.document.documentElement)
    await page.getByRole('checkbox', { name: 'Quality, labels and packaging' }).check()
    await expect(page).toHaveURL('/pool-of-experts?expert=2#results')
    await expect(page.locator('#results article')).toHaveCount(2)
    expect(calls).toEqual(['?page=1&per_page=9&expert=2'])
    expect(await document.evaluate((element) => element.isConnected)).toBe(true)
  })

  test('can be shared, reloaded and navigated by Back and Forward', async ({ page, browser }) => {
    await visit(page, '/pool-of-experts')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/pool-of-experts?page=2#results')
    await expect(page.locator('#results article')).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('certif')
    await expect(page).toHaveURL('/pool-of-experts?q=certif#results')
    await expect(page.locator('#results article')).toHaveCount(1)
    const found = await shown(page)

    await page.reload()
    expect(await shown(page)).toEqual(found)
    const other = await browser.newPage({ viewport: desktop })
    await other.goto(page.url())
    expect(await shown(other)).toEqual(found)
    await other.close()

    await page.goBack()
    await expect(page).toHaveURL('/pool-of-experts?page=2#results')
    await expect(page.locator('#results article')).toHaveCount(3)
    await page.goBack()
    await expect(page).toHaveURL('/pool-of-experts')
    await expect(page.locator('#results article')).toHaveCount(9)
    await page.goForward()
    await page.goForward()
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('certif')
    await expect.poll(() => shown(page)).toEqual(found)
  })

  test('shows the page of its address when Back is pressed twice at once', async ({ page }) => {
    await page.addInitScript(() => {
      const { replaceState } = History.prototype
      History.prototype.replaceState = function replace(state, unused, url) {
        replaceState.call(this, state, unused, url)
        const isStepBack = sessionStorage.getItem('goes-back') === '1'
        if (!isStepBack || !String(url).includes('page=2')) return
        sessionStorage.removeItem('goes-back')
        window.history.back()
      }
    })
    await visit(page, '/pool-of-experts')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page.locator('#results article')).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('certif')
    await expect(page).toHaveURL('/pool-of-experts?q=certif#results')
    await page.reload()
    await settled(page)
    await page.evaluate(() => sessionStorage.setItem('goes-back', '1'))
    await page.goBack()
    await expect(page).toHaveURL('/pool-of-experts')
    await expect(page.locator('#results article')).toHaveCount(9)
  })

  test('applies filters that were entered before its script runs', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/pool-of-experts', { waitUntil: 'commit' })
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('certif')
    release()
    await expect(page).toHaveURL('/pool-of-experts?q=certif#results')
    await expect(page.locator('#results article')).toHaveCount(1)
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('certif')
  })

  test('starts another page at its top, with the focus there', deep, async ({ page }) => {
    await visit(page, '/free-trade-agreements')
    const second = page.getByRole('link', { name: 'Page 2', exact: true })
    await second.hover()
    await settled(page)
    await second.click()
    await expect(page.locator('#results article')).toHaveCount(2)
    await expect(page.locator('#results [tabindex="-1"]')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Find an agreement' })).toBeInViewport()
  })

  test('removes filters by their chips, one by one and all together', deep, async ({ page }) => {
    await visit(page, '/ar/free-trade-agreements?country=EG&status=in_force&q=شهادة')
    await expect(page.locator('#results article')).toHaveCount(2)
    await page.getByRole('link', { name: /إزالة عامل التصفية: الحالة/ }).click()
    await expect(page).toHaveURL(/\?q=[^&]+&country=EG#results$/)
    await page.getByRole('link', { name: 'مسح الكل' }).click()
    await expect(page).toHaveURL('/ar/free-trade-agreements')
    await expect(page.getByRole('searchbox', { name: 'بحث', exact: true })).toHaveValue('')
    await expect(page.locator('#results article')).toHaveCount(10)
  })

  test('shows an empty state with a link to the whole list', deep, async ({ page }) => {
    await visit(page, '/pool-of-experts')
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('x'.repeat(300))
    await expect(page.getByText('There is no data for this filter')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('q')).toHaveLength(200)
    await page.locator('#results [role=status]').getByRole('link', { name: 'Clear all' }).click()
    await expect(page.locator('#results article')).toHaveCount(9)
  })

  test(
    'shows that it is offline, and continues when it is connected again',
    deep,
    async ({ page, context }) => {
      await visit(page, '/pool-of-experts')
      await page.getByRole('checkbox', { name: 'Finance and payment risk' }).check()
      await expect(page).toHaveURL(/expert=5/)
      await expect(page.locator('#results article')).toHaveCount(2)
      await context.setOffline(true)
      await page.getByRole('checkbox', { name: 'Digital sales and services' }).check()
      await expect(page.locator('#results').getByRole('alert')).toContainText('You are offline')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await context.setOffline(false)
      await expect(page.locator('#results article')).toHaveCount(4)
    },
  )

  test('follows a link of the menu to itself', deep, async ({ page }) => {
    await visit(page, '/pool-of-experts')
    await page.getByRole('checkbox', { name: 'Finance and payment risk' }).check()
    await expect(page.locator('#results article')).toHaveCount(2)
    const menu = page.getByRole('navigation').locator('a[href="/pool-of-experts"]').first()
    await menu.evaluate((link) => (link instanceof HTMLElement ? link.click() : undefined))
    await expect(page).toHaveURL('/pool-of-experts')
    await expect(page.locator('#results article')).toHaveCount(9)
    await expect(page.getByRole('checkbox', { name: 'Finance and payment risk' })).not.toBeChecked()
  })

  test('is restored after a visit to another page', async ({ page }) => {
    await visit(page, '/pool-of-experts')
    await page.getByRole('checkbox', { name: 'Finance and payment risk' }).check()
    await expect(page.locator('#results article')).toHaveCount(2)
    await page.locator('main a[href="/jordan-exports/pool-of-experts"]').click()
    await expect(page).toHaveURL('/jordan-exports/pool-of-experts')
    await page.goBack()
    await expect(page).toHaveURL('/pool-of-experts?expert=5#results')
    await expect(page.locator('#results article')).toHaveCount(2)
  })

  test('keeps its filters when the language changes', deep, async ({ page }) => {
    await visit(page, '/pool-of-experts')
    await page.getByRole('checkbox', { name: 'Finance and payment risk' }).check()
    await expect(page).toHaveURL(/expert=5/)
    await page
      .getByRole('link', { name: /العربية/ })
      .first()
      .click()
    await expect(page).toHaveURL('/ar/pool-of-experts?expert=5#results')
    await expect(page.getByRole('checkbox', { name: 'التمويل ومخاطر الدفع' })).toBeChecked()
    await expect(page.getByRole('status').getByText('خبيران')).toBeVisible()
  })
})

test.describe('a list on a phone', () => {
  test.use({ viewport: phone })

  test('has its filters in a drawer, with a count', async ({ page }) => {
    await visit(page, '/ar/pool-of-experts')
    await page.getByRole('button', { name: 'التصفية' }).click()
    const drawer = page.getByRole('dialog', { name: 'التصفية' })
    await drawer.getByRole('checkbox', { name: 'التمويل ومخاطر الدفع' }).check()
    await expect(drawer.getByRole('status')).toHaveText('خبيران')
    await drawer.getByRole('button', { name: 'عرض النتائج' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'التصفية (1)' })).toBeFocused()
    await expect(page.locator('#results article')).toHaveCount(2)
  })
})

test.describe('a list without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const viewport of [desktop, phone]) {
    test(
      `is filtered, sorted and paged by forms and links at ${viewport.width} px`,
      viewport === phone ? {} : deep,
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto('/free-trade-agreements')
        await expect(page.locator('#results article')).toHaveCount(10)
        await page.getByLabel('Sort by').selectOption('date-asc')
        await page.getByRole('checkbox', { name: 'In force' }).check()
        await page.getByRole('search', { name: 'Filters' }).getByRole('button').click()
        await expect(page).toHaveURL(/\?.*status=in_force.*#results$/)
        await expect(page.getByRole('status').getByText('11 agreements')).toBeVisible()
        await expect(page.getByLabel('Sort by')).toHaveValue('date-asc')
        await page.locator('a[rel=next]').click()
        await expect(page).toHaveURL(/status=in_force&sort=date-asc&page=2#results$/)
        await expect(page.locator('#results article')).toHaveCount(1)
        await page.getByRole('link', { name: /Remove filter: Status/ }).click()
        await expect(page.locator('#results article')).toHaveCount(10)
      },
    )
  }

  test('is searched in Arabic', async ({ page }) => {
    await page.goto('/ar/pool-of-experts')
    await page.getByRole('searchbox', { name: 'بحث', exact: true }).fill('تغليف')
    await page.getByRole('searchbox', { name: 'بحث', exact: true }).press('Enter')
    await expect(page.locator('#results article')).not.toHaveCount(9)
    await expect(page.locator('#results article').first()).toContainText('التغليف')
    await expect(page.getByRole('link', { name: /إزالة عامل التصفية: بحث/ })).toBeVisible()
  })
})

test('a page past the last one shows a link to the first', async ({ page }) => {
  await visit(page, '/pool-of-experts?page=99')
  await expect(page.getByText('There is no such page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.locator('#results article')).toHaveCount(9)
})

test('each page of a list has its own head; filtered views lead to the list', async ({
  request,
}) => {
  const canonical = async (path: string) => {
    const html = await (await request.get(path)).text()
    return /<link rel="canonical" href="[^"]*?(\/pool[^"]*)"/.exec(html)?.[1]
  }
  expect(await canonical('/pool-of-experts')).toBe('/pool-of-experts')
  expect(await canonical('/pool-of-experts?page=2')).toBe('/pool-of-experts?page=2')
  expect(await canonical('/pool-of-experts?expert=2&page=2')).toBe('/pool-of-experts')
})

test('cached pages are shared, filtered views are not', async ({ request }) => {
  const control = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await control('/pool-of-experts?page=2')).toContain('s-maxage')
  expect(await control('/pool-of-experts?q=a')).toBe('private, no-store')
  expect(await control('/ar/free-trade-agreements?status=signed')).toBe('private, no-store')
})
