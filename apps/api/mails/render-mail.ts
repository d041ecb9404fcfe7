import { discreetApp } from '@consoeurs/brand/discreet'
import { render, toPlainText } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import {
  type DiscreetMailKind,
  isDiscreetKind,
  type MailKind,
  type MailProps,
  type RenderMail,
} from '../src/platform/delivery/mail-transport.ts'
import { AddressAlreadyKnown, addressAlreadyKnownSubject } from './address-already-known.tsx'
import { AddressWanted, addressWantedSubject } from './address-wanted.tsx'
import { ApproveNewAddress, approveNewAddressSubject } from './approve-new-address.tsx'
import { ArchiveReady, archiveReadySubject } from './archive-ready.tsx'
import { Certification, certificationSubject } from './certification.tsx'
import { ConfirmAddress, confirmAddressSubject } from './confirm-address.tsx'
import { ConfirmNewAddress, confirmNewAddressSubject } from './confirm-new-address.tsx'
import { ContactMessage, contactMessageSubject } from './contact-message.tsx'
import { ContactReceived, contactReceivedSubject } from './contact-received.tsx'
import { Digest, digestSubject } from './digest.tsx'
import { DiscreetMail } from './discreet-mail.tsx'
import { discreetTexts } from './discreet-texts.ts'
import { EmailChanged, emailChangedSubject } from './email-changed.tsx'
import { FailedSignIns, failedSignInsSubject } from './failed-sign-ins.tsx'
import { InactiveAccount, inactiveAccountSubject } from './inactive-account.tsx'
import { Leaving, leavingSubject } from './leaving.tsx'
import { Left, leftSubject } from './left.tsx'
import type { MailBrand } from './mail-frame.tsx'
import { MeetingContact, meetingContactSubject } from './meeting-contact.tsx'
import { MeetingReminder, meetingReminderSubject } from './meeting-reminder.tsx'
import { MemberInvitation, memberInvitationSubject } from './member-invitation.tsx'
import { NewBrowser, newBrowserSubject } from './new-browser.tsx'
import { Newsletter, newsletterSubject } from './newsletter.tsx'
import { NewsletterConfirmation, newsletterConfirmationSubject } from './newsletter-confirmation.tsx'
import { OutingMail, outingMailSubject } from './outing.tsx'
import { PasswordChanged, passwordChangedSubject } from './password-changed.tsx'
import { ReportDecided, reportDecidedSubject } from './report-decided.tsx'
import { ReportReceived, reportReceivedSubject } from './report-received.tsx'
import { ResetPassword, resetPasswordSubject } from './reset-password.tsx'
import { ReviewDecided, reviewDecidedSubject } from './review-decided.tsx'
import { SafetyChanged, safetyChangedSubject } from './safety-changed.tsx'
import { SignInLink, signInLinkSubject } from './sign-in-link.tsx'
import { SignUpDecided, signUpDecidedSubject } from './sign-up-decided.tsx'
import { Waiting, waitingSubject } from './waiting.tsx'

interface Template<K extends MailKind> {
  subject: (brand: MailBrand, props: MailProps[K]) => string
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
  signInLink: {
    subject: signInLinkSubject,
    element: (props, brand) => createElement(SignInLink, { ...props, brand }),
  },
  resetPassword: {
    subject: resetPasswordSubject,
    element: (props, brand) => createElement(ResetPassword, { ...props, brand }),
  },
  passwordChanged: {
    subject: passwordChangedSubject,
    element: (props, brand) => createElement(PasswordChanged, { ...props, brand }),
  },
  approveNewAddress: {
    subject: approveNewAddressSubject,
    element: (props, brand) => createElement(ApproveNewAddress, { ...props, brand }),
  },
  confirmNewAddress: {
    subject: confirmNewAddressSubject,
    element: (props, brand) => createElement(ConfirmNewAddress, { ...props, brand }),
  },
  emailChanged: {
    subject: emailChangedSubject,
    element: (props, brand) => createElement(EmailChanged, { ...props, brand }),
  },
  addressWanted: {
    subject: addressWantedSubject,
    element: (props, brand) => createElement(AddressWanted, { ...props, brand }),
  },
  certification: {
    subject: certificationSubject,
    element: (props, brand) => createElement(Certification, { ...props, brand }),
  },
  signUpDecided: {
    subject: signUpDecidedSubject,
    element: (props, brand) => createElement(SignUpDecided, { ...props, brand }),
  },
  leaving: {
    subject: leavingSubject,
    element: (props, brand) => createElement(Leaving, { ...props, brand }),
  },
  left: {
    subject: leftSubject,
    element: (props, brand) => createElement(Left, { ...props, brand }),
  },
  asleep: {
    subject: inactiveAccountSubject,
    element: (props, brand) => createElement(InactiveAccount, { ...props, brand }),
  },
  archiveReady: {
    subject: archiveReadySubject,
    element: (props, brand) => createElement(ArchiveReady, { ...props, brand }),
  },
  meetingContact: {
    subject: meetingContactSubject,
    element: (props, brand) => createElement(MeetingContact, { ...props, brand }),
  },
  meetingReminder: {
    subject: meetingReminderSubject,
    element: (props, brand) => createElement(MeetingReminder, { ...props, brand }),
  },
  memberInvitation: {
    subject: memberInvitationSubject,
    element: (props, brand) => createElement(MemberInvitation, { ...props, brand }),
  },
  newBrowser: {
    subject: newBrowserSubject,
    element: (props, brand) => createElement(NewBrowser, { ...props, brand }),
  },
  failedSignIns: {
    subject: failedSignInsSubject,
    element: (props, brand) => createElement(FailedSignIns, { ...props, brand }),
  },
  waiting: {
    subject: waitingSubject,
    element: (props, brand) => createElement(Waiting, { ...props, brand }),
  },
  outing: {
    subject: outingMailSubject,
    element: (props, brand) => createElement(OutingMail, { ...props, brand }),
  },
  digest: {
    subject: digestSubject,
    element: (props, brand) => createElement(Digest, { ...props, brand }),
  },
  safetyChanged: {
    subject: safetyChangedSubject,
    element: (props, brand) => createElement(SafetyChanged, { ...props, brand }),
  },
  contactMessage: {
    subject: contactMessageSubject,
    element: (props, brand) => createElement(ContactMessage, { ...props, brand }),
  },
  contactReceived: {
    subject: contactReceivedSubject,
    element: (props, brand) => createElement(ContactReceived, { ...props, brand }),
  },
  newsletterConfirmation: {
    subject: newsletterConfirmationSubject,
    element: (props, brand) => createElement(NewsletterConfirmation, { ...props, brand }),
  },
  newsletter: {
    subject: newsletterSubject,
    element: (props, brand) => createElement(Newsletter, { ...props, brand }),
  },
  reportReceived: {
    subject: reportReceivedSubject,
    element: (props, brand) => createElement(ReportReceived, { ...props, brand }),
  },
  reportDecided: {
    subject: reportDecidedSubject,
    element: (props, brand) => createElement(ReportDecided, { ...props, brand }),
  },
  reviewDecided: {
    subject: reviewDecidedSubject,
    element: (props, brand) => createElement(ReviewDecided, { ...props, brand }),
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

const stopLinks = (props: MailProps[MailKind]) =>
  'unsubscribeUrl' in props
    ? { unsubscribeUrl: props.unsubscribeUrl, ...('settingsUrl' in props && { settingsUrl: props.settingsUrl }) }
    : undefined

async function renderDiscreet<K extends DiscreetMailKind>(kind: K, props: MailProps[K], brand: MailBrand) {
  const text = discreetTexts[kind](props, brand.publicUrl)
  const neutral = { ...brand, name: discreetApp.name }
  const html = await render(createElement(DiscreetMail, { text, brand: neutral, stop: stopLinks(props) }))
  return { subject: text.subject, html, text: toPlainText(html, textOptions) }
}

export const renderMail: RenderMail = async (kind, props, brand) => {
  if (brand.discreet && isDiscreetKind(kind)) return renderDiscreet(kind, props, brand)
  const template: Template<typeof kind> = templates[kind]
  const html = await render(template.element(props, brand))
  return { subject: template.subject(brand, props), html, text: toPlainText(html, textOptions) }
}
