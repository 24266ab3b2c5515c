import { expect, test, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { violations } from '../../tests/support/axe'
import { deep, gateIn } from '../../tests/support/depth'
import { settled, visit } from '../../tests/support/visit'

/** The answers that leave the page, and what the portal says to each. */
function answersOf(page: Page) {
  const sent: Record<string, unknown>[] = []
  const said: Promise<string>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-feedback')) sent.push(request.postDataJSON())
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/api/page-feedback')) said.push(response.text())
  })
  return { sent, said: () => Promise.all(said) }
}

const group = (page: Page) => page.getByRole('group', { name: 'Was this page useful?' })

test('a yes is stored, once, and the page remembers it', async ({ page }) => {
  const { sent, said } = answersOf(page)
  await visit(page, '/trade-with-jordan')
  await group(page).getByRole('button', { name: 'Yes' }).dblclick()
  await expect(group(page).getByRole('status')).toHaveText('Thank you for your answer.')
  await expect(group(page).getByRole('status')).toBeFocused()
  await expect(group(page).getByRole('button')).toHaveCount(0)
  expect(sent).toMatchObject([{ useful: 1, locale: 'en', website: '' }])
  expect(await said()).toEqual(['Success'])
  await page.reload()
  await expect(group(page).getByRole('status')).toContainText('already told us')
  await page.goto('/invest-in-jordan')
  await expect(group(page).getByRole('button')).toHaveCount(2)
})

test('a no is stored at once, and what was missing after it, by keyboard alone', async ({
  page,
}) => {
  const { sent, said } = answersOf(page)
  await visit(page, '/tourism-in-jordan')
  await group(page).getByRole('button', { name: 'No' }).focus()
  await page.keyboard.press('Enter')
  await expect(group(page).getByRole('status')).toBeFocused()
  expect(sent).toMatchObject([{ useful: 0 }])
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('What was missing?')).toBeFocused()
  await page.keyboard.type('Opening hours of museums.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(group(page).getByRole('status')).toContainText('Our editors will read your comment.')
  expect(sent[1]).toEqual({ ...sent[0], comment: 'Opening hours of museums.' })
  expect(await said()).toEqual(['Success', 'Success'])
})

test(
  'an answer sent without a network shows an error and can be sent again',
  deep,
  async ({ page, context }) => {
    await visit(page, '/about-jordan')
    const yes = group(page).getByRole('button', { name: 'Yes' })
    await yes.hover()
    await settled(page)
    await context.setOffline(true)
    await yes.click()
    await expect(group(page).getByRole('alert')).toContainText(
      'We could not send your answer. Try again.',
    )
    await expect(yes).toBeVisible()
    await context.setOffline(false)
    await yes.click()
    await expect(group(page).getByRole('status')).toHaveText('Thank you for your answer.')
    await expect(group(page).getByRole('alert')).toHaveCount(0)
  },
)

test(
  'an answer of somebody who was offline before they used the page is sent once they are connected',
  deep,
  async ({ page, context }) => {
    await visit(page, '/about-jordan')
    await context.setOffline(true)
    await group(page).getByRole('button', { name: 'Yes' }).click()
    await expect(page).toHaveURL(/about-jordan/)
    await context.setOffline(false)
    await expect(group(page).getByRole('status')).toHaveText('Thank you for your answer.')
  },
)

for (const { locale, path, no } of [
  { locale: 'en', path: '/terms-and-conditions', no: 'No' },
  { locale: 'ar', path: '/ar/terms-and-conditions', no: 'لا' },
] as const) {
  test(
    `axe finds nothing in the note that follows a no in ${locale}`,
    gateIn('ar', locale),
    async ({ page }) => {
      await visit(page, path)
      const block = page.locator('main [role="group"][data-no-print]')
      await block.getByRole('button', { name: no, exact: true }).click()
      await expect(block.locator('textarea')).toBeVisible()
      await block.locator('button[type="submit"]').click()
      await expect(block.locator('textarea')).toBeFocused()
      // What scrolled below the header is no target: the page as a whole has its own test.
      expect(await violations(page, 'main [role="group"][data-no-print]')).toEqual([])
    },
  )
}

test('an invalid answer is refused', async ({ request }) => {
  const answer = (given: object) =>
    request.post('/api/page-feedback', {
      data: {
        entry_id: 101,
        locale: 'en',
        useful: 1,
        website: '',
        idempotency_key: randomUUID(),
        ...given,
      },
    })
  expect((await answer({ entry_id: 999_999 })).status()).toBe(404)
  expect((await answer({ website: 'https://spam.example' })).status()).toBe(422)
  expect((await answer({ comment: 'x'.repeat(501) })).status()).toBe(422)
  const taken = await answer({})
  expect(taken.headers()['content-type']).toContain('text/plain')
  expect(await taken.text()).toBe('Success')
})
