import type { Browser, BrowserContext, Page } from 'playwright'
import { english } from '../../messages/en.ts'
import { register } from '../support/own-browser.ts'
import { hydrated } from '../support/visit.ts'
import { firstLine } from './disks.ts'
import { secondMark } from './second-release.ts'

const form = '#enquiry form'
const formPage = '/contact-us'
const otherFormPage = '/market-information/application-request-for-specific-market-studies'
const typed = 'Which markets buy olive oil\nfrom the north?'
const linksPerUse = 6
const patience = 30_000

/** Somebody who uses the portal in a browser while its instances are replaced by those of another release. */
export class SwitchedPerson {
  /** Numbers of the enquiries that they were told. */
  readonly filed = new Set<number>()
  readonly #page: Page
  /** A tab with a form that is not sent. */
  readonly #tab: Page
  readonly #faults: string[] = []
  #links = 0
  #wholePages = 0

  private constructor(page: Page, tab: Page) {
    this.#page = page
    this.#tab = tab
    for (const one of [page, tab]) {
      one.setDefaultTimeout(patience)
      one.on('pageerror', ({ message }) => this.#faults.push(message))
      one.on('response', (response) => {
        if (response.status() < 400) return
        this.#faults.push(`${response.status()} ${response.url()}`)
      })
    }
  }

  /** Logged in, with two tabs of the release that serves now. */
  static async at(origin: string, browser: Browser): Promise<SwitchedPerson> {
    const context: BrowserContext = await browser.newContext({ baseURL: origin })
    await context.addCookies([{ name: 'locale', value: 'en', url: origin }])
    const person = new SwitchedPerson(await context.newPage(), await context.newPage())
    await register(person.#page, origin)
    await person.#page.goto(formPage)
    await person.#tab.goto(otherFormPage)
    await hydrated(person.#page)
    await openForm(person.#tab)
    await person.#tab.locator(`${form} [name=description]`).fill(typed)
    return person
  }

  report(): string {
    const pages = `${this.#wholePages} of ${this.#links} links led to the other release`
    return `${this.filed.size} enquiries filed in the browser, ${pages}`
  }

  /** Opens the form, which is loaded then, sends it, and follows links. Throws on any error. */
  async use(): Promise<void> {
    try {
      await this.#use()
    } catch (error) {
      const seen = [firstLine(error), `at ${this.#page.url()}`, ...this.#faults]
      await this.#page.goto(formPage)
      this.#faults.length = 0
      throw new Error(seen.join(', '))
    }
  }

  async #use(): Promise<void> {
    const page = this.#page
    await openForm(page)
    await fill(page)
    await page.locator(`${form} button[type=submit]`).click()
    const success = page.getByRole('dialog', { name: english.modals.success.title })
    this.filed.add(Number(await success.locator('bdi').textContent()))
    await page.keyboard.press('Escape')
    const links = page.locator('footer a[href^="/"]:not([href*="."])')
    const count = Math.min(linksPerUse, await links.count())
    for (let place = 0; place < count; place += 1) await this.#follow(place)
    await page.goto(formPage)
    await hydrated(page)
    this.#requireNoFault()
  }

  async #follow(place: number): Promise<void> {
    const page = this.#page
    const link = page.locator('footer a[href^="/"]:not([href*="."])').nth(place)
    const address = await link.getAttribute('href')
    await page.evaluate(() => Reflect.set(window, 'wasHere', true))
    await link.click()
    await page.waitForURL((url) => url.pathname === address)
    await hydrated(page)
    await page.locator('main').waitFor()
    if ((await page.locator('main [role=alert]').count()) > 0) throw new Error('it shows an error')
    this.#links += 1
    if (!(await page.evaluate(() => Reflect.has(window, 'wasHere')))) this.#wholePages += 1
  }

  /** The tab needs a part that nobody has any more: it is reloaded once, and the form is as it was. */
  async goesOn(): Promise<string> {
    const tab = this.#tab
    this.#faults.length = 0
    let loads = 0
    tab.on('load', () => (loads += 1))
    await tab.locator('header input[type=search]').first().focus()
    await tab.keyboard.type('ol')
    await tab.getByText(secondMark).waitFor()
    await openForm(tab)
    const value = await tab.locator(`${form} [name=description]`).inputValue()
    if (value !== typed) throw new Error(`the form has '${value}'`)
    if (loads !== 1) throw new Error(`it was loaded ${loads} times`)
    return 'reloaded once, with what was typed'
  }

  /** A page whose scripts are gone is reloaded by itself. */
  async reloads(address: string, html: string): Promise<string> {
    const tab = await this.#page.context().newPage()
    tab.setDefaultTimeout(patience)
    const fulfil = { body: html, contentType: 'text/html; charset=utf-8' }
    await tab.route(`**${address}`, (route) => route.fulfill(fulfil), { times: 1 })
    await tab.goto(address)
    await tab.getByText(secondMark).waitFor()
    await hydrated(tab)
    return 'reloaded once'
  }

  #requireNoFault(): void {
    if (this.#faults.length > 0) throw new Error(this.#faults.join(', '))
  }
}

async function openForm(page: Page): Promise<void> {
  await page.locator('#enquiry').scrollIntoViewIfNeeded()
  await page.locator(`${form} [name=description]`).waitFor()
}

async function fill(page: Page): Promise<void> {
  const texts = { name: 'Lina', job_title: 'Manager', company: 'Olive House', phone: '0790000000' }
  for (const [name, text] of Object.entries({ ...texts, description: typed })) {
    const field = page.locator(`${form} [name="${name}"]`)
    if ((await field.count()) > 0) await field.fill(text)
  }
  for (const select of await page.locator(`${form} select`).all()) {
    await select.selectOption({ index: 1 })
  }
  await page.locator(`${form} [name=agreements]`).check()
}
