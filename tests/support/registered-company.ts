import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { register } from './own-browser.ts'
import { pdfWith } from './uploads.ts'

/** A picture that every form accepts. */
export const plainPicture = async () => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 640, channels: 3, background: '#1b6b64' } })
    .png()
    .toBuffer(),
})

export const pdfNamed = (name: string, buffer: Buffer = pdfWith()) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

/** A product as its form sends it, without its picture. */
export const productTexts = {
  name_eng: 'Olive oil',
  name_ara: 'زيت زيتون',
  gs1_code: '6291041500213',
  hs_code: '150920',
  industry: '2',
  sub_ind: '201',
  description_eng: 'Cold pressed.',
  description_ara: 'معصور على البارد.',
  features: 'Acidity 0.5 %',
  cert: 'ISO 22000',
  contacts: 'https://olive.example/contact',
}

type Fields = Record<string, string | ReturnType<typeof pdfNamed>>

/** Registers a logged-in person with a company; returns its id. */
export async function withCompany(page: Page, baseURL = '', given: Fields = {}): Promise<number> {
  await register(page, baseURL)
  const multipart = {
    company_registered_name: 'Petra Olive Oil',
    company_trading_name: 'Petra Oil',
    type_of_company: '1',
    phone_number: '065000000',
    mobile_number: '0790000000',
    website_url: 'https://petra-oil.example',
    e_mail: 'sales@petra-oil.example',
    location_type_id: '1',
    governorates: '1',
    industry_information_for_products: '[2]',
    industry_information_for_services: '[14]',
    countries_of_operations: '[840]',
    attachment_option_file: '[]',
    person_title: '1',
    person_position: '1',
    person_first_name: 'Rana',
    person_last_name: 'Haddad',
    person_mobile_number: '0790000000',
    person_email: 'rana@petra-oil.example',
    logo: await plainPicture(),
    company_profile_pdf: pdfNamed('profile.pdf'),
    ...given,
  }
  const headers = { origin: baseURL }
  const registered = await page.request.post('/api/international-buyers', { multipart, headers })
  expect(await registered.text()).toBe('Success')
  return Number((await (await page.request.get('/api/user')).json()).company_id)
}

/** Adds a product to the company of the browser's person; returns its id. */
export async function addProduct(page: Page, company: number, baseURL = '', given: Fields = {}) {
  const answer = await page.request.post('/api/products', {
    multipart: { ...productTexts, image: await plainPicture(), ...given },
    headers: { origin: baseURL },
  })
  expect(await answer.text()).toBe('Success')
  const [newest] = await (await page.request.get(`/api/my-products-get/${company}`)).json()
  return Number(newest.id)
}
