import { emergencyLines, type HelpLine, listeningLines } from '@consoeurs/brand/help-lines'
import { Link } from 'react-router'
import { supportText } from '../../text/support.ts'

function Lines({ lines }: { lines: HelpLine[] }) {
  return (
    <ul className="faq-lines">
      {lines.map(({ number, by, name, what }) => (
        <li key={number}>
          <a
            className="d h3"
            href={`${by === 'sms' ? 'sms' : 'tel'}:${number.replaceAll(' ', '')}`}
            aria-label={`${by === 'sms' ? supportText.text : supportText.call} ${number}, ${name}`}
          >
            {number}
          </a>
          <p>
            <b className="b">{name}</b>
            <span className="soft block">{what}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Whom to call: she may only have seconds, so each number is a link. */
export function HelpLines() {
  return (
    <section className="faq-topic" id="lignes" aria-labelledby="lignes-titre">
      <h2 className="d h3" id="lignes-titre">
        {supportText.emergencyTitle}
      </h2>
      <Lines lines={emergencyLines} />
      <h2 className="d h3">{supportText.listeningTitle}</h2>
      <Lines lines={listeningLines} />
      <p className="small soft">{supportText.listeningNote}</p>
      <Link className="more" to="/l/securite">
        {supportText.safety}
      </Link>
    </section>
  )
}
