import { defineConfig } from '@playwright/test'
import { debianBrowser } from './tests/support/debian-browser.ts'
export default defineConfig({ testDir: 'e2e', outputDir: '/tmp/pw-routing-out', workers: 2, fullyParallel: true, retries: 0, reporter: [['line']], timeout: 60_000, expect: { timeout: 15_000 }, use: { baseURL: 'http://localhost:3105', launchOptions: { args: ['--no-sandbox'], ...debianBrowser() } } })
