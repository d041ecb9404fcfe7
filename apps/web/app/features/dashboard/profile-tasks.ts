import type { OwnProfile } from '@consoeurs/contract'

export type ProfileTask = 'photo' | 'place' | 'headline' | 'seeking' | 'complete'

/** What makes a profile speak, in the order in which it is asked for, and whether it is there. */
export function profileTasks(own: Pick<OwnProfile, 'photos' | 'place' | 'headline' | 'lookingFor' | 'status'>) {
  const done: Record<ProfileTask, boolean> = {
    photo: own.photos.length > 0,
    place: own.place !== null,
    headline: own.headline !== '',
    seeking: own.lookingFor.length > 0,
    complete: own.status !== 'draft',
  }
  const tasks = (Object.keys(done) as ProfileTask[]).map((task) => ({ task, done: done[task] }))
  return { tasks, percent: Math.round((100 * tasks.filter((each) => each.done).length) / tasks.length) }
}
