import { productVersions, products, services, serviceVersions } from '@/lib/db/schema/offers'
import { productForm, serviceForm } from '@/tests/support/offers'
import { getTableColumns } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tradeFacts } from '../trade-facts/contract'
import { addProduct, addService, editProduct, editService } from './contract'

const bodies = {
  'POST products': { body: addProduct.body, form: productForm },
  'POST services': { body: addService.body, form: serviceForm },
  'POST edit-products/{id}': { body: editProduct.body, form: productForm },
  'POST edit-services/{id}': { body: editService.body, form: serviceForm },
}

const columns = [products, productVersions, services, serviceVersions].flatMap((table) =>
  Object.keys(getTableColumns(table)),
)

const others = ['__proto__', 'constructor', 'prototype', 'user_id', 'companyId', 'is_vip', 'role']
const value = fc.constantFrom('1', '20', 'true', 'now()', '/media/x/1.webp', '{"a":1}', '')

describe('T7 mass assignment: unknown keys', () => {
  for (const [call, { body, form }] of Object.entries(bodies)) {
    it(`are dropped by ${call}, whatever they are called`, () => {
      const known = new Set([
        ...Object.keys(form),
        ...Object.keys(tradeFacts.shape),
        'image_changed',
        'certificate_changed',
        'idempotency_key',
      ])
      const free = [...columns, ...others].filter(
        (key) => !known.has(key) && key !== 'version' && !key.startsWith('features'),
      )
      const plain = body.parse(form)
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.constantFrom(...free), value)), (extra) => {
          const pairs = [...new Map(extra), ...Object.entries(form)]
          const json = pairs.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`)
          expect(body.parse(JSON.parse(`{${json.join()}}`))).toEqual(plain)
        }),
      )
      expect(Object.keys(Object.prototype)).toEqual([])
    })
  }
})

it('a field and a file of a form never have one name, since both are parts of it', () => {
  for (const call of [addProduct, addService, editProduct, editService]) {
    const fields = Object.keys(call.body.shape)
    expect(fields.filter((name) => name in call.files)).toEqual([])
  }
})

describe('a text of a form', () => {
  const parsed = (changed: object) => addProduct.body.safeParse({ ...productForm, ...changed })
  const messages = (changed: object) =>
    parsed(changed).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)

  it('that names no barcode is one only where it says so', () => {
    expect(parsed({ gs1_code: 'none' }).data).toMatchObject({ gs1_code: '' })
    expect(messages({ gs1_code: '' })).toEqual(['gs1_code: required'])
    expect(messages({ gs1_code: '.' })).toEqual(['gs1_code: gtin'])
  })

  it('of digits is read in either script', () => {
    const { data } = parsed({ hs_code: '١٥٠٩.٢٠', gs1_code: '۶۲۹۱۰۴۱۵۰۰۲۱۳' })
    expect(data).toMatchObject({ hs_code: '150920', gs1_code: '6291041500213' })
  })

  it('is trimmed, and has no invisible characters', () => {
    const { data } = parsed({ name_eng: ' Oil\u202e\u0000 ', features: 'a\r\nb\u0007' })
    expect(data).toMatchObject({ name_eng: 'Oil', features: 'a\nb' })
  })

  it('is required, and has 200 or 5,000 characters at most', () => {
    expect(messages({ name_eng: ' ' })).toEqual(['name_eng: required'])
    expect(messages({ name_eng: 'x'.repeat(201) })).toEqual(['name_eng: text_max'])
    expect(messages({ description_eng: ' ' })).toEqual(['description_eng: required'])
    expect(messages({ description_eng: 'x'.repeat(5001) })).toEqual([
      'description_eng: description_max',
    ])
    expect(messages({ cert: '' })).toEqual(['cert: required'])
  })
})
