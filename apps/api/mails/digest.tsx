import type { DigestCounts, DigestShare, MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

export const digestSubject = (brand: MailBrand, { rhythm }: MailProps['digest']) =>
  rhythm === 'daily' ? `Ta journée sur ${brand.name}` : `Ta semaine sur ${brand.name}`

interface CountText {
  one: string
  many: (count: number) => string
  path: string
}

/** In the order in which she would look. */
const countTexts: Record<keyof DigestCounts, CountText> = {
  messages: { one: '1 message non lu', many: (count) => `${count} messages non lus`, path: '/messages' },
  requests: { one: '1 demande de contact', many: (count) => `${count} demandes de contact`, path: '/messages' },
  notifications: { one: '1 notification', many: (count) => `${count} notifications`, path: '/notifications' },
  visits: { one: '1 visite sur ton profil', many: (count) => `${count} visites sur ton profil`, path: '/visits' },
  honors: { one: '1 honneur reçu', many: (count) => `${count} honneurs reçus`, path: '/honors' },
}

const isCounted = (key: string): key is keyof DigestCounts => key in countTexts

function Counts({ counts, brand }: { counts: DigestCounts; brand: MailBrand }) {
  const keys = Object.keys(countTexts).filter(isCounted)
  return keys
    .filter((key) => counts[key] > 0)
    .map((key) => {
      const { one, many, path } = countTexts[key]
      return (
        <Words key={key}>
          <TextLink href={`${brand.publicUrl}${path}`}>{counts[key] === 1 ? one : many(counts[key])}</TextLink>
        </Words>
      )
    })
}

function Shares({ shares }: { shares: DigestShare[] }) {
  if (shares.length === 0) return null
  return (
    <>
      <Words>
        {shares.length === 1
          ? 'Et ce partage, que tu n’as peut-être pas vu :'
          : 'Et ces partages, que tu n’as peut-être pas vus :'}
      </Words>
      {shares.map(({ author, words, url }) => (
        <Words key={url}>
          <TextLink href={url}>{words || 'Une image'}</TextLink>, par {author}
        </Words>
      ))}
    </>
  )
}

type Props = MailProps['digest'] & { brand: MailBrand }

export function Digest({ name, rhythm, counts, shares, unsubscribeUrl, settingsUrl, brand }: Props) {
  const isDaily = rhythm === 'daily'
  return (
    <MailFrame
      brand={brand}
      preview={isDaily ? 'Ce qui t’attend depuis hier.' : 'Ce qui t’attend depuis la semaine dernière.'}
      title={`Ce qui t’attend, ${name}`}
      reason={`Tu reçois ce mail parce que tu as demandé un résumé ${isDaily ? 'chaque jour' : 'chaque semaine'}. Quand il n’y a rien de nouveau, rien ne part.`}
      stop={{ unsubscribeUrl, settingsUrl }}
    >
      <Counts counts={counts} brand={brand} />
      <Shares shares={shares} />
      <Action href={`${brand.publicUrl}/dashboard`} label={`Ouvrir ${brand.name}`} />
    </MailFrame>
  )
}
