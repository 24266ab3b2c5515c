import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { typedLine, typedText } from '@/lib/api/typed-text'
import { bilingualPair } from '@/lib/bilingual/pair'
import { pairOf } from '@/lib/bilingual/fields'
import { textsOf } from '@/lib/bilingual/in-locale'
import { templateUses, type TemplateUse } from '@/lib/db/codes/template-uses'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** What a text can name of the record that it is written about, and of its author. */
export const fieldNames = ['person', 'number', 'company', 'entry', 'officer'] as const

export type TemplateField = (typeof fieldNames)[number]

/** The values of the fields, by their name. */
export type FieldValues = Readonly<Record<string, string | undefined>>

/** The fields that are known where a text is used. */
export function fieldsOfUse(use: TemplateUse): readonly TemplateField[] {
  if (use === 'refusal' || use === 'withdrawal') return ['company', 'entry', 'officer']
  if (use === 'requestRefusal') return ['person', 'officer']
  return ['person', 'number', 'company', 'officer']
}

const field = /\{(\w+)\}/g

/** The names of the fields in a text. */
export function fieldsIn(text: string): string[] {
  return [...text.matchAll(field)].flatMap(([, name]) => name ?? [])
}

/** A text with the values of its fields; a field without one stays as it is. */
export function filled(text: string, values: FieldValues): string {
  return text.replace(field, (whole, name: string) => values[name] ?? whole)
}

export const templateLimits = { title: 80, text: 2_000 } as const

const titles = () => typedLine(templateLimits.title).pipe(z.string().min(1, 'required'))
const texts = () => typedText(templateLimits.text, 'long').pipe(z.string().min(1, 'required'))

const templateFields = z.object({
  use: z.enum(templateUses),
  ...pairOf('title', 'lower', titles),
  ...pairOf('text', 'lower', texts),
  /** Whether it is offered. */
  active: z.boolean(),
})

export type TemplateWrite = z.output<typeof templateFields>

/** A text has only fields that are known where it is used. */
const checked = <Form extends z.ZodType<TemplateWrite>>(form: Form) =>
  form.superRefine((written, context) => {
    for (const [at, locale] of locales.entries()) {
      const unknown = fieldsIn(textsOf(written, 'text')[locale]).filter(
        (field) => !fieldsOfUse(written.use).some((known) => known === field),
      )
      if (unknown.length > 0) {
        context.addIssue({ code: 'custom', path: [textNames[at] ?? 'text'], message: 'field' })
      }
    }
  })

/** The wire names of the text, in the order of the languages. */
const textNames = Object.keys(pairOf('text', 'lower', () => null))

const template = templateFields.extend({
  id: z.int().positive(),
  version: z.int().positive(),
  updated_at: z.iso.datetime({ offset: true }),
})

export type ReplyTemplate = z.infer<typeof template>

const officers = { access: 'staff:cases', path: 'admin/reply-templates' } as const
const one = { ...officers, path: 'admin/reply-templates/{id}', params: idParams } as const

export const replyTemplates = endpoint({
  ...officers,
  method: 'GET',
  summary: 'List the texts that staff can start a reply or a reason from, in both languages',
  response: z.array(template),
})

export const createTemplate = endpoint({
  ...officers,
  method: 'POST',
  summary: 'Add a text that staff can start from',
  body: checked(templateFields),
  response: template,
})

export const updateTemplate = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change a text that staff can start from',
  body: checked(templateFields.extend({ version: z.int().positive() })),
  response: template,
  errors: ['not_found', 'conflict'],
})

export const deleteTemplate = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Delete a text that staff can start from',
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})

/**
 * The offered texts for a use with their fields filled in; those with a field that has no value here
 * are left out.
 */
export function templatesFor(
  all: readonly ReplyTemplate[] | undefined,
  use: TemplateUse,
  values: FieldValues,
) {
  return (all ?? []).flatMap((one) => {
    const { en, ar } = textsOf(one, 'text')
    const isFilled = [...fieldsIn(en), ...fieldsIn(ar)].every((field) => values[field])
    if (one.use !== use || !one.active || !isFilled) return []
    const texts = bilingualPair('text', { en: filled(en, values), ar: filled(ar, values) })
    return [{ ...one, name: String(one.id), ...texts }]
  })
}
