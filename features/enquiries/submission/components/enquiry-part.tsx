import { enquiryForm } from '../queries'
import { EnquirySection, type EnquirySectionProps } from './enquiry-section'

type EnquiryPartProps = Omit<EnquirySectionProps, 'page' | 'choices'>

/** The form of an enquiry in a page, with its texts and its lists. */
export async function EnquiryPart(props: EnquiryPartProps) {
  return <EnquirySection {...props} {...await enquiryForm(props.kind, props.locale)} />
}
