type Listener = (error: Error) => void

const untold: Error[] = []
let tell: Listener = (error) => void untold.push(error)

/** A page broke while it was drawn or read. The router has caught it, so no one hears of it by themselves. */
export const reportBroken: Listener = (error) => tell(error)

/** Receives what broke before anything listened, and what breaks from now on. */
export function hearBroken(listener: Listener) {
  tell = listener
  for (const error of untold.splice(0)) listener(error)
}
