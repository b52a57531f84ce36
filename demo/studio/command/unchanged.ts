import type { Job } from './job.ts'

/**
 * The pictures that a change of code leaves as they are. A picture with a preview from before the change must come out
 * the same, byte by byte; one without goes with its family, if that has previews and all of them are the same.
 *
 * @param isSame whether a picture's preview is what it was, or null if it has none
 */
export async function unchanged<Picture extends Pick<Job, 'id'>>(
  pictures: readonly Picture[],
  isSame: (picture: Picture) => Promise<boolean | null>,
): Promise<Picture[]> {
  const own = new Map<Picture, boolean | null>()
  for (const picture of pictures) own.set(picture, await isSame(picture))
  const families = Map.groupBy(pictures, familyOf)
  return pictures.filter((picture) => {
    const same = own.get(picture)
    if (typeof same === 'boolean') return same
    const seen = (families.get(familyOf(picture)) ?? []).map((other) => own.get(other))
    return seen.includes(true) && !seen.includes(false)
  })
}

function familyOf({ id }: Pick<Job, 'id'>) {
  return id.slice(0, id.indexOf('/'))
}
