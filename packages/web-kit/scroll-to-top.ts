const frameMs = 100

/** Goes to the top and lets that be seen: what takes the place of this page then makes nothing jump below it. */
export async function rise() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  // A hidden tab paints no frame, so the jump is not visible.
  await Promise.race([nextPaint(), new Promise((resolve) => setTimeout(resolve, frameMs))])
}

/** The first callback comes before the frame is painted, the second after it. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
