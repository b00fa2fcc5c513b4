const event = 'console:palette'

/** Opens the palette from anywhere. */
export const openPalette = () => dispatchEvent(new Event(event))

export function onPalette(open: () => void) {
  addEventListener(event, open)
  return () => removeEventListener(event, open)
}
