/** Longer than this a press is forgotten, by browsers too: they then open no window for it. */
const patienceMs = 1000

/**
 * A part of the program that is fetched when a hand comes near, so that the press finds it there and what it opens is
 * opened within the press. `near` goes to the button, `use` into its press.
 */
export function preloadOnIntent<Kit>(load: () => Promise<Kit>) {
  let kit: Kit | undefined
  let coming: Promise<Kit> | undefined

  function reach() {
    coming ??= load().then(
      (came) => {
        kit = came
        return came
      },
      (error: unknown) => {
        // Offline for a moment: the next hand tries again.
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const reachQuietly = () => void reach().catch(() => undefined)

  return {
    near: { onPointerEnter: reachQuietly, onFocus: reachQuietly, onTouchStart: reachQuietly },
    /** Does it within the press where it can; fails where the part does not come in time. */
    async use<Output>(action: (kit: Kit) => Output): Promise<Awaited<Output>> {
      if (kit) return await action(kit)
      return await action(await Promise.race([reach(), tooLate()]))
    },
  }
}

const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It did not come in time.')), patienceMs))
