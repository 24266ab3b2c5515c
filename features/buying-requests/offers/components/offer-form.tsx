'use client'

import { Alert } from '@/components/alert/alert'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { UploadsField } from '@/components/form/uploads-field'
import { attachmentRule } from '@/features/conversations/contract'
import { currencies, incoterms, tradeUnits } from '@/lib/db/codes/trade-terms'
import { fieldsOf } from '@/lib/forms/field-texts'
import { MuiProvider } from '@/lib/theme/mui-provider'
import styles from './offer-form.module.css'
import type { OfferFormProps } from './offer-texts'
import { useOfferForm } from './use-offer-form'

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, text: value }))

/** The form of an offer: price, unit, delivery terms, validity, message and files. */
export function OfferForm(props: OfferFormProps) {
  const { locale, texts, isAgain } = props
  const offer = useOfferForm(props)
  const { form, send, failure, isSaved, isDone, files, setFiles, fileError, progress, isSending } =
    offer
  const { labels, help } = texts
  const { field } = fieldsOf(form, texts)
  const submit = isSending ? texts.sending : isAgain ? texts.again : texts.submit
  return (
    <MuiProvider locale={locale}>
      <Form aria-labelledby="request-answer" onSubmit={(event) => void send(event)}>
        <p>{isAgain ? texts.mineText : texts.lead}</p>
        <div className={styles.group}>
          <TextField {...field('price')} leftToRight maxLength={20} />
          <SelectField
            {...field('currency')}
            placeholder={texts.choose}
            options={asOptions(currencies)}
          />
          <SelectField
            {...field('unit')}
            placeholder={texts.choose}
            options={tradeUnits.map((value) => ({ value, text: texts.units[value] }))}
          />
        </div>
        <div className={styles.group}>
          <SelectField
            {...field('incoterm')}
            placeholder={texts.choose}
            options={asOptions(incoterms)}
          />
          <TextField {...field('place')} help={help.place} maxLength={200} />
        </div>
        <TextField {...field('valid_until')} type="date" />
        <TextField {...field('text')} help={help.text} rows={4} maxLength={5_000} />
        <UploadsField
          locale={locale}
          label={labels.files}
          name="files"
          rule={attachmentRule}
          value={files}
          onChange={setFiles}
          error={fileError}
          progress={progress}
          onCancel={offer.cancel}
          texts={{ ...texts.upload, most: texts.mostFiles }}
          help={help.files}
        />
        {failure && (
          <Alert tone="error" word={texts.errorWord} live>
            {failure}
          </Alert>
        )}
        {isDone && (
          <Alert tone="success" word={texts.doneWord} live>
            {texts.sent}
          </Alert>
        )}
        <FormEnd
          texts={{ submit, draft: { saved: texts.draft } }}
          isSending={isSending}
          isSaved={isSaved}
        />
      </Form>
    </MuiProvider>
  )
}
