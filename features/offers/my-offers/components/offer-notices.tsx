'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import { formatInstant, joinTexts } from '@/lib/i18n/format'
import { useWatch } from 'react-hook-form'
import { noGs1 } from '../contract'
import { differences, listDifferences, type ListName } from '../rules'
import { tradeName } from './trade-names'
import type { PartProps } from './use-offer-form'
import styles from './offer-form.module.css'

interface OfferNoticesProps extends PartProps {
  /** The address of the list. */
  list: string
}

/** Notices: the result of an edit, errors, and a restored draft. */
export function OfferNotices(props: OfferNoticesProps) {
  const { texts, offer, list } = props
  const { stage, subject, failure, draft, isAlone, forget, submit } = offer
  const { note } = texts
  return (
    <>
      {draft.restored && (
        <Alert
          tone="info"
          word={note}
          live
          action={
            <Button variant="secondary" onClick={forget}>
              {texts.draft.forget}
            </Button>
          }
        >
          {texts.draft.restored}
        </Alert>
      )}
      {isAlone && (
        <Alert tone="error" word={note} live>
          {texts.noCompany}
        </Alert>
      )}
      {stage === 'changed' && (
        <Alert tone="success" word={note} live action={<Link href={list}>{texts.saved.back}</Link>}>
          {texts.saved.text}
        </Alert>
      )}
      {stage === 'failed' && subject.item !== null && (
        <Alert
          tone="error"
          word={note}
          title={texts.failed}
          live
          action={
            <Button variant="secondary" onClick={() => void submit()}>
              {texts.modals.error.retry}
            </Button>
          }
        >
          {failure && texts.problems[failure.code]}
        </Alert>
      )}
      <Conflict {...props} />
    </>
  )
}

/** The notice of an edit conflict: person, time, differences, and buttons to adopt them. */
function Conflict({ locale, choices, texts, offer }: OfferNoticesProps) {
  const { conflict: theirs, stage, form } = offer
  const values = useWatch({ control: form.control, compute: (all) => all })
  if (!theirs || stage === 'changed') return null
  const { conflict, labels } = texts
  const others = differences(values, theirs.item)
  const lists = listDifferences(values, theirs.item)
  const count = others.length + lists.length
  /** Shows sectors by name. */
  const said = (name: string, value: string) => {
    const sector = choices.sectors.find(({ iid }) => String(iid) === value)
    if (name === 'industry' && sector) return inLocale(sector, 'name', locale)
    const sub = choices.subs.find(({ id }) => String(id) === value)
    if (name === 'sub_ind' && sub) return inLocale(sub, 'SUB_NAME', locale)
    if (name === 'gs1_code' && value === noGs1) return texts.noGs1
    return codeName(name, value) ?? (value || conflict.nothing)
  }
  const nameList = (name: ListName, chosen: readonly string[]) =>
    joinTexts(
      chosen.map((value) => codeName(name, value) ?? value),
      locale,
    )
  const codeName = (name: string, value: string) => tradeName(name, value, { choices, texts })
  return (
    <Alert
      tone="warning"
      word={texts.note}
      live
      title={fillText(
        conflict.title,
        {
          name: theirs.by === '' ? conflict.office : theirs.by,
          time: formatInstant(theirs.at, locale),
        },
        locale,
      )}
    >
      <p>{count === 0 ? conflict.same : conflict.text}</p>
      {count > 0 && (
        <dl className={styles.differences}>
          {others.map(([name, value]) => (
            <Stack key={name} gap={1} bounded className={styles.difference}>
              <dt>{labels[name]}</dt>
              <dd dir="auto">{said(name, value)}</dd>
              <dd>
                <Button
                  variant="secondary"
                  onClick={() => form.setValue(name, value, { shouldValidate: true })}
                >
                  {conflict.take}
                  <VisuallyHidden>: {labels[name]}</VisuallyHidden>
                </Button>
              </dd>
            </Stack>
          ))}
          {lists.map(([name, chosen]) => (
            <Stack key={name} gap={1} bounded className={styles.difference}>
              <dt>{labels[name]}</dt>
              <dd dir="auto">{nameList(name, chosen) || conflict.nothing}</dd>
              <dd>
                <Button
                  variant="secondary"
                  onClick={() => form.setValue(name, chosen, { shouldValidate: true })}
                >
                  {conflict.take}
                  <VisuallyHidden>: {labels[name]}</VisuallyHidden>
                </Button>
              </dd>
            </Stack>
          ))}
        </dl>
      )}
    </Alert>
  )
}
