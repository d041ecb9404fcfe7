import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

type Props = MailProps['newsletter']

export const newsletterSubject = (brand: MailBrand, { articles }: Props) => {
  const [first] = articles
  return articles.length === 1 && first !== undefined ? first.title : `À lire cette semaine sur ${brand.name}`
}

export function Newsletter({ articles, blogUrl, unsubscribeUrl, brand }: Props & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview={articles.map(({ title }) => title).join(' · ')}
      title={articles.length === 1 ? 'À lire cette semaine' : `${articles.length} textes à lire cette semaine`}
      reason="Tu reçois cette lettre parce que tu l’as demandée, une fois par semaine au plus. Quand rien ne paraît dans tes rubriques, rien ne part."
      stop={{ unsubscribeUrl, label: 'Ne plus la recevoir, et effacer mon adresse' }}
    >
      {articles.map(({ title, excerpt, category, url }) => (
        <Words key={url}>
          {category}
          <br />
          <TextLink href={url}>{title}</TextLink>
          {excerpt === '' ? null : (
            <>
              <br />
              {excerpt}
            </>
          )}
        </Words>
      ))}
      <Action href={blogUrl} label="Ouvrir le journal" />
    </MailFrame>
  )
}
