import { offeredQuestions } from '@consoeurs/brand/offered'
import type { OwnProfile } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract/limits'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import type { UnsentRecording } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/settings.module.css'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Recorder, VoiceBubble } from '../../foundation/voice/public.ts'
import { settingsApi } from './settings.api.ts'
import { spokenAnswerText as text } from './spoken-answer.text.ts'

/** @throws ApiFailure */
async function upload({ file, transcript }: UnsentRecording) {
  const { uploadVoice } = await import('../../../outbox/upload-files.ts').catch(() => {
    throw new ApiFailure('OFFLINE')
  })
  return { fileId: await uploadVoice(file), transcript }
}

/** Runs one request at a time, and shows what it was refused for. */
function useSaving() {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const save = async (request: () => Promise<unknown>, saved: string) => {
    setBusy(true)
    try {
      await request()
      await revalidate()
      toast.success(saved)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

/** The one answer that a member says aloud. Recording needs scripts. */
export function SpokenAnswerEditor({ spokenAnswer }: Pick<OwnProfile, 'spokenAnswer'>) {
  const { profileQuestions } = useBrand()
  const offered = offeredQuestions(profileQuestions, spokenAnswer === null ? [] : [spokenAnswer.question])
  const [question, setQuestion] = useState(spokenAnswer?.question ?? offered[0]?.id ?? '')
  const [records, setRecords] = useState(false)
  const { busy, save } = useSaving()
  const asked = profileQuestions.find(({ id }) => id === spokenAnswer?.question)
  const give = (recording: UnsentRecording) =>
    void save(async () => {
      await settingsApi(api).speak({ question, sound: await upload(recording) })
      setRecords(false)
    }, text.given)
  const remove = () => void save(() => settingsApi(api).unspeak(), text.removed)
  return (
    <section className={styles.form} aria-label={text.title} data-hook="spoken-answer">
      <p className="small soft">{text.help}</p>
      <noscript>
        <p className="small">{text.unscripted}</p>
      </noscript>
      {spokenAnswer === null || records ? null : (
        <div className="stack">
          {asked === undefined ? null : <p className="small bold">{asked.label}</p>}
          <VoiceBubble voice={spokenAnswer.sound} mine={false} what={text.own} />
        </div>
      )}
      {spokenAnswer === null || records ? (
        <Field label={text.question}>
          <Select
            value={question}
            options={offered.map(({ id, label }) => ({ value: id, label }))}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
        </Field>
      ) : null}
      {records ? (
        <>
          <p className="small soft" role="status">
            {busy ? text.writing : text.transcriptHelp}
          </p>
          <div className={styles.spokenRecorder}>
            <Recorder
              longest={limits.spokenAnswerSeconds}
              done={{ label: text.give, icon: 'check' }}
              busy={busy}
              onSend={give}
              onClose={() => setRecords(false)}
            />
          </div>
        </>
      ) : (
        <div className={styles.spokenActions}>
          <Button look="quiet" icon="mic" onClick={() => setRecords(true)}>
            {spokenAnswer === null ? text.record : text.replace}
          </Button>
          {spokenAnswer === null ? null : (
            <Button look="ghost" icon="trash-2" busy={busy} onClick={remove}>
              {text.remove}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
