import { apiServer } from '@/app/api/api-server'
import { formFields } from '@/features/companies/registration/rules'
import { enquiryForms } from '@/features/enquiries/submission/rules'
import { endpointKey, type Endpoint } from '@/lib/api/endpoint'
import { parseInput } from '@/lib/api/input'
import { Problem } from '@/lib/api/problem'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/** Texts of which nothing can be seen, by what they are made of. */
const blankTexts = {
  spaces: ' \t\u00a0\u2003\u3000',
  'zero-width spaces and joiners': '\u200b\u200c\u200d\u2060',
  'a byte order mark': '\ufeff',
  'soft hyphens': '\u00ad\u00ad',
  'marks of direction': '\u200e\u200f\u061c',
  'embeddings and isolates': '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  'Hangul fillers': '\u115f\u1160\u3164\uffa0',
  'a Mongolian vowel separator': '\u180e\u180b',
  'blank Braille': '\u2800\u2800',
  tags: '\u{e0001}\u{e0041}\u{e007f}',
  'variation selectors': '\ufe0f\u{e0100}',
  'combining grapheme joiners': '\u034f',
  'Khmer inherent vowels': '\u17b4\u17b5',
  'invisible operators': '\u2061\u2062\u2063\u2064',
  'annotations and control characters': '\ufff9\ufffa\ufffb\u0007\u0085',
  'musical format characters': '\u{1d173}\u{1d17a}\u{1d159}',
  'an accent without a letter': '\u0301\u064b',
} as const

const writes = apiServer.routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, body }) => method !== 'GET' && body !== undefined)

const node = z.object({
  type: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
})

/** The places of a body that hold a text, as the names on the way; '0' is the first of a list. */
function textPlaces(given: unknown): string[][] {
  const { success, data } = node.safeParse(given)
  if (!success) return []
  const { type, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = data
  return [
    ...(type === 'string' ? [[]] : []),
    ...Object.entries(properties).flatMap(([name, one]) =>
      textPlaces(one).map((place) => [name, ...place]),
    ),
    ...textPlaces(items).map((place) => ['0', ...place]),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(textPlaces),
  ]
}

function placesOf({ body }: Endpoint): string[][] {
  if (!body) return []
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const places = textPlaces(schema).map((place) => place.join('.'))
  return [...new Set(places)].map((place) => (place === '' ? [] : place.split('.')))
}

/** A body that has this text at this place, and nothing else. */
function bodyWith([name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  const below = bodyWith(rest, text)
  return name === '0' ? [below] : { [name]: below }
}

/** What the call says of the place: its errors there; none where it takes the text. */
function errorsAt({ body, ...endpoint }: Endpoint, place: readonly string[], text: string) {
  try {
    const { params: _params, query: _query, ...call } = endpoint
    parseInput({ ...call, ...(body && { body }) }, { body: bodyWith(place, text) })
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.status === 422 ? (error.fields?.[place.join('.')] ?? []) : [error.code]
  }
}

/** Whether a result has an issue at a place. */
const namesPlace = (result: z.ZodSafeParseResult<unknown> | undefined, place: readonly string[]) =>
  result?.error?.issues.some(({ path }) => path.join('.') === place.join('.')) ?? false

const fields = writes.flatMap((endpoint) =>
  placesOf(endpoint).map((place) => ({ endpoint, place })),
)
const required = fields.filter(({ endpoint, place }) => errorsAt(endpoint, place, '').length > 0)
const nameOf = ({ endpoint, place }: (typeof fields)[number]) =>
  `${endpointKey(endpoint)} ${place.join('.')}`

describe('a text of which nothing can be seen', () => {
  it.each(Object.entries(blankTexts))(
    'is empty in every field of every write, and refused where the field is required: %s',
    (_, text) => {
      const wrong = fields.filter(({ endpoint, place }) => {
        const empty = errorsAt(endpoint, place, '')
        return JSON.stringify(errorsAt(endpoint, place, text)) !== JSON.stringify(empty)
      })
      expect(wrong.map(nameOf)).toEqual([])
    },
  )

  it('is looked for in the required fields of the forms', () => {
    expect(required.map(nameOf)).toEqual(
      expect.arrayContaining([
        'POST register name',
        'POST register phone',
        'POST login password',
        'POST products name_eng',
        'POST products description_ara',
        'POST services features',
        'POST international-buyers company_registered_name',
        'POST consultations name',
      ]),
    )
    expect(required.length).toBeGreaterThan(150)
  })

  it.each(Object.entries(blankTexts))(
    'is refused by the schemas that the forms in the browser share: %s',
    (_, text) => {
      const forms = [
        { name: 'company', fields: formFields },
        ...Object.entries(enquiryForms).map(([name, { fields: own }]) => ({ name, fields: own })),
      ]
      const refuses = (schema: z.ZodType, value: unknown) => !schema.safeParse(value).success
      const inForms = forms.flatMap(({ name, fields: own }) =>
        Object.entries(own)
          .filter(([, schema]) => refuses(schema, '') && !refuses(schema, text))
          .map(([field]) => `${name} ${field}`),
      )
      // A link brings the token of a reset; nobody types it.
      const typed = required.filter(({ place }) => place.join('.') !== 'token')
      const inCalls = typed.filter(
        ({ endpoint: { body }, place }) =>
          !namesPlace(body?.safeParse(bodyWith(place, text)), place),
      )
      expect([...inForms, ...inCalls.map(nameOf)]).toEqual([])
    },
  )

  it('leaves joiners within words and emoji as they are', () => {
    const body = { name: '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩\u200d🌾' }
    const call = writes.find(({ path }) => path === 'consultations')
    const sent = { ...body, email: 'a@b.example', locale: 'en', website: '' }
    const idempotency_key = 'b4b0d3a3-6b1e-4c0e-8f57-3f6f2f3f9a11'
    const parsed = call?.body?.parse({ ...sent, idempotency_key })
    expect(parsed).toMatchObject(body)
  })
})
