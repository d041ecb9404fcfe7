import type { DiscreetText } from './discreet-texts.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

interface Props {
  text: DiscreetText
  brand: MailBrand
  /** `settingsUrl`: for members. */
  stop?: { unsubscribeUrl: string; settingsUrl?: string } | undefined
}

/** Any mail to a member in discreet mode. */
export function DiscreetMail({ text: { subject, words, action, second }, brand, stop }: Props) {
  return (
    <MailFrame
      brand={brand}
      title={subject}
      reason="Tu reçois ce mail parce que cette adresse est celle de ton compte."
      {...(stop && { stop })}
    >
      {words.map((paragraph) => (
        <Words key={paragraph}>{paragraph}</Words>
      ))}
      {action === undefined ? null : (
        <Action {...action} fallback="Si le bouton ne répond pas, copie cette adresse dans ton navigateur :" />
      )}
      {second === undefined ? null : (
        <Words>
          <TextLink href={second.href}>{second.label}</TextLink>
        </Words>
      )}
    </MailFrame>
  )
}
