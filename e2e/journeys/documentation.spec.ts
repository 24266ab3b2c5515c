import { expect, test } from '@playwright/test'
import manifest from '../../package.json' with { type: 'json' }
import { deep } from '../../tests/support/depth'

test('the API documentation works under its own strict policy', deep, async ({ page, request }) => {
  const { paths } = await (await request.get('/api/openapi.json')).json()
  const [first = ''] = Object.keys(paths)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/api/docs')
  await expect(page.getByText(first, { exact: true }).first()).toBeVisible()
  // What is far below is drawn when somebody gets there, in place of what is far above.
  await page.keyboard.press('End')
  await expect(page.getByText(first, { exact: true })).toHaveCount(0)
  await expect(page.locator('.opblock-summary-path').last()).toBeVisible()
  expect(complaints).toEqual([])
})

test('the OpenAPI document describes the calls', async ({ request }) => {
  const document = await (await request.get('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/news', '/menu-1-pages/{id}', '/health', '/ready']),
  )
})

test('health and readiness answer and reveal nothing', async ({ request }) => {
  const ok = { status: 'ok' }
  const checks = { database: ok, migrations: ok, disk: ok, descriptors: ok, jobs: ok }
  for (const [path, answer] of [
    ['/api/health', { ...ok, release: manifest.version }],
    ['/api/ready', { ...ok, checks }],
  ] as const) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.json()).toEqual(answer)
    expect(response.headers()['cache-control']).toBe('private, no-store')
  }
})
