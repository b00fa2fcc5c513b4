/** A script from elsewhere; false where it does not come: it is blocked, its server is away, or lets one wait. */
export function loadScript(src: string, patienceMs = 8000): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    setTimeout(() => resolve(false), patienceMs)
    document.head.append(script)
  })
}
