'use client'

import { Text } from '@/components/layout/text'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { useTranslations } from 'next-intl'
import styles from './editors-guide.module.css'

const rules = ['tone', 'errors', 'titles', 'digits', 'names', 'marks', 'both'] as const
const samples = ['pending', 'promise', 'field', 'chain', 'riddle'] as const
const terms = [
  'enquiry',
  'barrier',
  'institution',
  'companies',
  'offers',
  'approve',
  'public',
  'origin',
  'logIn',
  'account',
  'twoStep',
  'expert',
  'quotation',
  'board',
  'introduce',
  'contact',
  'follow',
  'outcome',
  'supply',
  'waiting',
  'checkIn',
  'medjool',
] as const

/** How the portal speaks, in the language of the reader: its texts are part of the messages. */
export function EditorsGuide() {
  const t = useTranslations('admin.editorsGuide')
  return (
    <RecordPage title={t('title')} facts={t('lead')}>
      {rules.map((rule) => (
        <RecordPart key={rule} title={t(`${rule}.title`)}>
          <Text measure={70}>{t(`${rule}.text`)}</Text>
        </RecordPart>
      ))}
      <Pairs
        title={t('samples.title')}
        heads={[t('samples.before'), t('samples.after')]}
        rows={samples.map((one) => [t(`samples.${one}.before`), t(`samples.${one}.after`)])}
      />
      <Pairs
        title={t('terms.title')}
        heads={[t('terms.use'), t('terms.avoid')]}
        rows={terms.map((one) => [t(`terms.${one}.use`), t(`terms.${one}.avoid`)])}
      />
    </RecordPage>
  )
}

interface PairsProps {
  title: string
  heads: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}

function Pairs({ title, heads, rows }: PairsProps) {
  return (
    <RecordPart title={title}>
      <table className={styles.pairs} aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, second]) => (
            <tr key={first}>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RecordPart>
  )
}
