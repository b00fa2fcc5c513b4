const frameMs = 100

/** Goes to the top and lets that be seen: what takes the place of this page then makes nothing jump below it. */
export async function rise() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  // A tab out of sight paints no frame, and no one sees it jump.
  await Promise.race([nextPaint(), new Promise((resolve) => setTimeout(resolve, frameMs))])
}

/** The first callback comes before the frame is painted, the second after it. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
