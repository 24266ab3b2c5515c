'use client'

import { Button } from '@/components/button/button'
import { Check } from '@/components/check/check'
import controls from '@/components/control/control.module.css'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { templateUses, type TemplateUse } from '@/lib/db/codes/template-uses'
import { locales, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { createTemplate, fieldsOfUse, type TemplateWrite } from '../contract'
import { TemplateLanguage } from './template-language'
import styles from './template-form.module.css'

interface TemplateFormProps {
  template: TemplateWrite
  isBusy: boolean
  onSave: (written: TemplateWrite) => void
}

type Written = Record<'title' | 'text', Record<Locale, string>>

const fieldNames = (field: 'title' | 'text') => {
  const [en, ar] = Object.keys(bilingualPair(field, { en: '', ar: '' }))
  return { en, ar }
}

/** The form of a text: what it is for, its name and its words in both languages. */
export function TemplateForm({ template, isBusy, onSave }: TemplateFormProps) {
  const t = useTranslations('admin.templates')
  const id = useId()
  const [use, setUse] = useState<TemplateUse>(template.use)
  const [active, setActive] = useState(template.active)
  const [texts, setTexts] = useState<Written>(() => ({
    title: textsOf(template, 'title'),
    text: textsOf(template, 'text'),
  }))
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = createTemplate.body.safeParse({
      use,
      active,
      ...bilingualPair('title', texts.title),
      ...bilingualPair('text', texts.text),
    })
    const issues = parsed.error?.issues ?? []
    setProblems(new Map(issues.map(({ path, message }) => [String(path[0]), message])))
    if (parsed.success) onSave(parsed.data)
  }
  const problemOf = (field: 'title' | 'text', locale: Locale) => {
    const found = problems.get(fieldNames(field)[locale] ?? '')
    if (found === undefined) return null
    return found === 'required' || found === 'field' ? t(`problem.${found}`) : t('problem.long')
  }
  return (
    <Stack noValidate as="form" gap={4} onSubmit={submit}>
      <Stack gap={1} bounded className={styles.field}>
        <label htmlFor={id}>{t('useLabel')}</label>
        <select
          id={id}
          value={use}
          className={controls.box}
          onChange={({ target }) => setUse(templateUses.find((one) => one === target.value) ?? use)}
        >
          {templateUses.map((one) => (
            <option key={one} value={one}>
              {t(`use.${one}`)}
            </option>
          ))}
        </select>
      </Stack>
      <div className={styles.languages}>
        {locales.map((language) => (
          <TemplateLanguage
            key={language}
            language={language}
            fields={fieldsOfUse(use)}
            title={texts.title[language]}
            text={texts.text[language]}
            problems={{
              title: problemOf('title', language),
              text: problemOf('text', language),
            }}
            onChange={(field, value) =>
              setTexts({ ...texts, [field]: { ...texts[field], [language]: value } })
            }
          />
        ))}
      </div>
      <Row gap={3} align="center" justify="between">
        <Check label={t('active')} isOn={active} onSwitch={setActive} />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}
