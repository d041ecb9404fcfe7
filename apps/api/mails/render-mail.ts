import { render, toPlainText } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import type { MailKind, MailProps, RenderMail } from '../src/platform/mail.ts'
import { AddressAlreadyKnown, addressAlreadyKnownSubject } from './address-already-known.tsx'
import { ConfirmAddress, confirmAddressSubject } from './confirm-address.tsx'
import type { MailBrand } from './mail-frame.tsx'

interface Template<K extends MailKind> {
  subject: (brand: MailBrand) => string
  element: (props: MailProps[K], brand: MailBrand) => ReactElement
}

const templates: { [K in MailKind]: Template<K> } = {
  confirmAddress: {
    subject: confirmAddressSubject,
    element: (props, brand) => createElement(ConfirmAddress, { ...props, brand }),
  },
  addressAlreadyKnown: {
    subject: addressAlreadyKnownSubject,
    element: (props, brand) => createElement(AddressAlreadyKnown, { ...props, brand }),
  },
}

/** Titles in capitals read badly, and the address in full is already beside the button. */
const textOptions = {
  wordwrap: 78,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: '[data-skip-in-text]', format: 'skip' },
  ],
}

export const renderMail: RenderMail = async (kind, props, brand) => {
  const template: Template<typeof kind> = templates[kind]
  const html = await render(template.element(props, brand))
  return { subject: template.subject(brand), html, text: toPlainText(html, textOptions) }
}
