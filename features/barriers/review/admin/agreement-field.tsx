'use client'

import controls from '@/components/control/control.module.css'
import { agreementList } from '@/features/trade-agreements/contract'
import { wholeFrom } from '@/lib/api/paging'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { LabelledField } from './labelled-field'

interface AgreementFieldProps {
  label: string
  /** What the empty choice is called. */
  none: string
  chosen: string
  onChoose: (agreement: string) => void
}

/** The agreement that a barrier touches. */
export function AgreementField({ label, none, chosen, onChoose }: AgreementFieldProps) {
  const locale = useInterfaceLocale()
  const { data } = useQuery(endpointQuery(agreementList, { query: {} }))
  return (
    <LabelledField label={label}>
      {(id) => (
        <select
          id={id}
          className={controls.box}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{none}</option>
          {(data ? wholeFrom(data) : []).map((agreement) => (
            <option key={agreement.id} value={agreement.id}>
              {inLocale(agreement, 'title', locale)}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}
