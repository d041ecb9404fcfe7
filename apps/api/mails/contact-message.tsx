import { elide } from '@consoeurs/contract'
import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

export const contactMessageSubject = (brand: MailBrand) => `Un message pour ${brand.name}`

type Props = MailProps['contactMessage'] & { brand: MailBrand }

/** For the operator. Answering the mail answers her. */
export function ContactMessage({ id, name, email, username, topic, text, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview={topic}
      title={topic}
      reason={`Message nº ${id}, écrit depuis la page de contact ${elide('de', brand.name)}. Réponds à ce mail : ta réponse lui parviendra.`}
    >
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
        <Words key={index}>{line}</Words>
      ))}
      <Words>{`${name}, ${email}`}</Words>
      {username === null ? null : (
        <Words>
          <TextLink href={`${brand.publicUrl}/p/${username}`}>{`Membre : ${username}`}</TextLink>
        </Words>
      )}
    </MailFrame>
  )
}
