'use client'

import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Modal } from '@/components/modal/modal'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { enquiryFormPage } from '../contract'
import { firstEnquiryCode, type EnquiryCode } from '../rules'
import styles from './enquiry-type-dialog.module.css'

/** One choice of the dialog as it is shown. */
export interface ShownOption {
  code: EnquiryCode
  label: string
  /** A short description, shown until the text of its form has been loaded. */
  help: string
  /** The enquiry page that contains its tooltip. */
  content: number | null
  href: string
  newTab: boolean
}

export interface EnquiryTypeTexts {
  title: string
  lead: string
  fill: string
  open: string
  close: string
  /** With the placeholder `{option}`. */
  about: string
}

const tooltipsLiveMs = 300_000

interface EnquiryTypeDialogProps {
  locale: Locale
  open: boolean
  onClose: () => void
  options: readonly ShownOption[]
  texts: EnquiryTypeTexts
}

/**
 * A list of what the visitor needs, each choice with a description, and the link to its page (spec
 * part 1 section 2.3).
 */
export function EnquiryTypeDialog(props: EnquiryTypeDialogProps) {
  // A browser in a closed network calls itself offline, and would wait for a connection it has.
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, networkMode: 'always' } } }),
  )
  return (
    <QueryClientProvider client={client}>
      <Choice {...props} />
    </QueryClientProvider>
  )
}

function Choice({ locale, open, onClose, options, texts }: EnquiryTypeDialogProps) {
  const [chosen, setChosen] = useState<EnquiryCode>(firstEnquiryCode)
  const tooltips = useTooltips(options, locale)
  const target = options.find(({ code }) => code === chosen)
  return (
    <Modal
      locale={locale}
      open={open}
      onClose={onClose}
      closeText={texts.close}
      title={texts.title}
      actions={
        target && (
          <ButtonLink
            href={target.href}
            onClick={onClose}
            {...(target.newTab && { newTab: texts.open })}
          >
            {texts.fill}
          </ButtonLink>
        )
      }
    >
      <Stack as="fieldset" gap={1}>
        <legend className={styles.lead}>{texts.lead}</legend>
        {options.map((option, at) => (
          <Option
            key={option.code}
            option={option}
            tooltip={tooltips[at] || option.help}
            about={texts.about.replace('{option}', option.label)}
            checked={option.code === chosen}
            onChoose={() => setChosen(option.code)}
          />
        ))}
      </Stack>
    </Modal>
  )
}

/** The tooltips that editors wrote, once they are loaded; an option without one stays usable. */
function useTooltips(options: readonly ShownOption[], locale: Locale): string[] {
  return useQueries({
    queries: options.map(({ content }) => ({
      ...endpointQuery(enquiryFormPage, { params: { id: content ?? 0 } }),
      enabled: content !== null,
      staleTime: tooltipsLiveMs,
    })),
    combine: (answers) =>
      answers.map(({ data }) => (data?.[0] ? inLocale(data[0], 'tooltip', locale) : '')),
  })
}

interface OptionProps {
  option: ShownOption
  tooltip: string
  /** The accessible name of the button that shows the tooltip. */
  about: string
  checked: boolean
  onChoose: () => void
}

/**
 * A choice with its tooltip, which shows on hover, on a press, and while the choice is selected.
 */
function Option({ option, tooltip, about, checked, onChoose }: OptionProps) {
  const id = useId()
  const [pinned, setPinned] = useState(false)
  const shown = checked || pinned
  return (
    <div className={styles.option} data-checked={checked || undefined}>
      <Row align="center" nowrap className={styles.row}>
        <input
          type="radio"
          id={id}
          name="enquiry-type"
          value={option.code}
          checked={checked}
          onChange={onChoose}
          aria-describedby={`${id}-help`}
          className={styles.radio}
        />
        <label htmlFor={id} className={styles.label}>
          {option.label}
        </label>
        <button
          type="button"
          className={styles.about}
          aria-label={about}
          aria-expanded={shown}
          aria-controls={`${id}-help`}
          onClick={() => setPinned(!pinned)}
        >
          <Icon name="info" />
        </button>
      </Row>
      <p id={`${id}-help`} className={styles.help} data-shown={shown || undefined}>
        {tooltip}
      </p>
    </div>
  )
}
