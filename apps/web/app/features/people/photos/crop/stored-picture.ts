/** Loads a stored picture to crop it again; null without a network. */
export async function storedPicture(url: string, name: string): Promise<File | null> {
  const answer = await fetch(url).catch(() => null)
  return answer?.ok ? new File([await answer.blob()], `${name}.webp`) : null
}
