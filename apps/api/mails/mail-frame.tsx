import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { createContext, type ReactNode, use } from 'react'
import { type Palette, paletteOf, textFont } from './palette.ts'

export interface MailBrand {
  name: string
  code: string
  publicUrl: string
  /** Nothing of the brand is drawn. */
  discreet?: boolean
}

const PaletteContext = createContext<Palette | null>(null)

function usePalette(): Palette {
  const palette = use(PaletteContext)
  if (palette === null) throw new Error('A part of a mail needs a MailFrame around it')
  return palette
}

interface StopLinks {
  unsubscribeUrl: string
  label?: string
  /** Who is no member has none. */
  settingsUrl?: string
}

interface MailFrameProps {
  brand: MailBrand
  /** The words beside the subject in a list of mails; a discreet mail has none. */
  preview?: string
  title: string
  /** Why she receives this. */
  reason: string
  /** For mails that may be stopped: where one press does it, and where a member chooses. */
  stop?: StopLinks
  children: ReactNode
}

/** Mark and name above, one card, why she receives it below. Around 600 pixels, readable without its picture. */
export function MailFrame({ brand, preview, title, reason, stop, children }: MailFrameProps) {
  const palette = paletteOf(brand.code, brand.discreet)
  const { titleFont, titleWeight } = palette
  const small = { color: palette.soft, fontSize: 13, lineHeight: '20px', margin: '0 0 8px' }
  return (
    <PaletteContext value={palette}>
      <Html lang="fr">
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
        </Head>
        {preview === undefined ? null : <Preview>{preview}</Preview>}
        <Body style={{ backgroundColor: palette.ground, fontFamily: textFont, margin: 0, padding: '24px 12px' }}>
          <Container style={{ maxWidth: 560 }}>
            <Section style={{ padding: '0 8px 16px' }}>
              <Link
                href={brand.publicUrl}
                style={{
                  color: palette.text,
                  fontFamily: titleFont,
                  fontSize: 22,
                  fontWeight: titleWeight,
                  textDecoration: 'none',
                }}
              >
                {brand.discreet ? null : (
                  <Img
                    src={`${brand.publicUrl}/brand/${brand.code}/icon-192.png`}
                    width={40}
                    height={40}
                    alt=""
                    style={{ borderRadius: 10, display: 'inline-block', marginRight: 12, verticalAlign: 'middle' }}
                  />
                )}
                {brand.name}
              </Link>
            </Section>
            <Section
              style={{
                backgroundColor: palette.surface,
                border: `1px solid ${palette.line}`,
                borderRadius: 20,
                padding: '32px 28px',
              }}
            >
              <Heading
                as="h1"
                style={{
                  color: palette.text,
                  fontFamily: titleFont,
                  fontSize: 27,
                  fontWeight: titleWeight,
                  lineHeight: '34px',
                  margin: '0 0 16px',
                }}
              >
                {title}
              </Heading>
              {children}
            </Section>
            <Section style={{ padding: '20px 8px 0' }}>
              <Text style={small}>{reason}</Text>
              {stop === undefined ? null : <Stop {...stop} style={small} />}
              {brand.discreet ? null : (
                <Text data-skip-in-text="true" style={small}>
                  <Link href={brand.publicUrl} style={{ color: palette.soft, textDecoration: 'underline' }}>
                    {brand.publicUrl.replace(/^https?:\/\//, '')}
                  </Link>
                </Text>
              )}
            </Section>
          </Container>
        </Body>
      </Html>
    </PaletteContext>
  )
}

interface StopProps extends StopLinks {
  style: { color: string; fontSize: number; lineHeight: string; margin: string }
}

/** Stopping is one press, without signing in; choosing is in her settings. */
function Stop({ unsubscribeUrl, label = 'Ne plus recevoir ces mails', settingsUrl, style }: StopProps) {
  const link = { color: style.color, textDecoration: 'underline' }
  return (
    <Text style={style}>
      <Link href={unsubscribeUrl} style={link}>
        {label}
      </Link>
      {settingsUrl === undefined ? null : (
        <>
          {', ou '}
          <Link href={settingsUrl} style={link}>
            choisir ce que tu reçois
          </Link>
          .
        </>
      )}
    </Text>
  )
}

export function Words({ children }: { children: ReactNode }) {
  const { text } = usePalette()
  return <Text style={{ color: text, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' }}>{children}</Text>
}

/** What to do, one after the other. */
export function Points({ points }: { points: string[] }) {
  const { text } = usePalette()
  return (
    <ol style={{ color: text, fontSize: 16, lineHeight: '25px', margin: '0 0 16px', paddingLeft: 22 }}>
      {points.map((point) => (
        <li key={point} style={{ marginBottom: 8 }}>
          {point}
        </li>
      ))}
    </ol>
  )
}

/** A second way, within a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const { brand } = usePalette()
  return (
    <Link href={href} style={{ color: brand, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/** The one thing to do, and its address in full for programs that show no button. */
export function Action({ href, label, fallback }: { href: string; label: string; fallback?: string }) {
  const palette = usePalette()
  return (
    <>
      <Button
        href={href}
        style={{
          backgroundColor: palette.brand,
          borderRadius: 26,
          color: palette.onBrand,
          fontSize: 16,
          fontWeight: 600,
          margin: '8px 0 24px',
          padding: '15px 28px',
        }}
      >
        {label}
      </Button>
      {fallback === undefined ? null : (
        <>
          <Hr style={{ borderColor: palette.line, margin: '0 0 16px' }} />
          <Text data-skip-in-text="true" style={{ color: palette.soft, fontSize: 13, lineHeight: '20px', margin: 0 }}>
            {fallback}
            <br />
            <Link href={href} style={{ color: palette.brand, wordBreak: 'break-all' }}>
              {href}
            </Link>
          </Text>
        </>
      )}
    </>
  )
}
