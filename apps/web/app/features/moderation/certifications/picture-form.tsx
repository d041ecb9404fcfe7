import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { pictureTypes, useChosenFiles } from '../../../ui/forms/use-chosen-files.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { preparePicture, problemOf } from '../../foundation/files/public.ts'
import styles from './certification.module.css'
import { certificationText } from './certification.text.ts'
import { certificationsApi } from './certifications.api.ts'
import type { CertificationAnswer } from './change-certification.ts'

const text = certificationText.challenge

interface PreparedPicture {
  /** After preparation. */
  file: File
  /** Object URL. */
  preview: string
}

/** The photo is not stored on the device. */
function usePicture() {
  const [chosen, setChosen] = useState<PreparedPicture | null>(null)
  const [busy, setBusy] = useState<'preparing' | 'sending' | null>(null)
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])

  async function attempt(what: 'preparing' | 'sending', work: () => Promise<void>) {
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemOf(error).message)
    }
    setBusy(null)
  }
  return {
    ...{ chosen, busy, problem },
    choose: ([file]: File[]) =>
      attempt('preparing', async () => {
        if (file === undefined) return
        const ready = await preparePicture(file, () => undefined)
        setChosen({ file: ready, preview: URL.createObjectURL(ready) })
      }),
    drop: () => setChosen(null),
    send: ({ file }: PreparedPicture) =>
      attempt('sending', async () => {
        await certificationsApi(api).send(file)
        toast.success(text.sent)
        await revalidate()
      }),
  }
}

/** From the front camera on a phone, or a file; shown for review before it is sent. */
export function PictureForm({ unscripted }: { unscripted: CertificationAnswer | undefined }) {
  const { chosen, busy, problem, choose, drop, send } = usePicture()
  const take = useChosenFiles((files) => void choose(files))
  const pick = useChosenFiles((files) => void choose(files))
  const said = problem ?? (unscripted?.intent === 'send' ? unscripted.problem : undefined)
  if (chosen !== null) {
    return (
      <div className={styles.picture}>
        <FormError text={said} />
        <img src={chosen.preview} alt={text.preview} />
        <div className="wrapping">
          <Button busy={busy === 'sending'} onClick={() => void send(chosen)}>
            {text.send}
          </Button>
          <Button look="line" disabled={busy !== null} onClick={drop}>
            {text.retake}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <Form method="post" encType="multipart/form-data" className={styles.picture}>
      <FormError text={said} />
      <div className="wrapping">
        <label className={`button ${styles.take}`}>
          {text.take}
          <input className="visually-hidden" type="file" accept={pictureTypes} capture="user" {...take} />
        </label>
        <label className="button line">
          {text.choose}
          <input className="visually-hidden" type="file" name="file" accept={pictureTypes} {...pick} />
        </label>
      </div>
      {busy === 'preparing' ? <p role="status">{text.preparing}</p> : null}
      <Unscripted>
        <Button type="submit" size="sm" name="intent" value="send">
          {text.send}
        </Button>
      </Unscripted>
    </Form>
  )
}
