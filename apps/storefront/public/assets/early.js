// Before the banner is drawn: closed today, it must not flash up. The day is Seoul's, as everywhere in the shop.
try {
  const today = new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (localStorage.getItem('closed_banner') === today) document.documentElement.dataset.bannerClosed = ''
} catch {
  // Without storage nothing was closed.
}
// What is pressed or chosen before React listens, each once: who presses again because nothing happened does not mean
// twice. Apart from the shop's own script, which takes seconds on a slow phone. Links and forms work by themselves.
if (!('awake' in document.documentElement.dataset)) {
  const pressed = new Set()
  const hear = ({ target }) => {
    const control = target.closest?.('button, input')
    if (control && /^(button|radio|checkbox)$/.test(control.type)) pressed.add(control)
  }
  const answer = async () => {
    removeEventListener('click', hear, true)
    const meant = [...pressed].filter(
      ({ checked, defaultChecked }) => checked === undefined || checked !== defaultChecked,
    )
    // React takes what it finds for what it drew, and would sell one option while another looks chosen.
    if (meant.length > 0) for (const input of document.querySelectorAll('input')) input.checked = input.defaultChecked
    for (const control of meant) {
      // Nobody minds this one, but at it React wakes up where it points: a radio must not change in the midst of that.
      control.dispatchEvent(new Event('dragend', { bubbles: true }))
      control.click()
      // What it draws in answer stands before the next press.
      await undefined
    }
  }
  addEventListener('click', hear, true)
  addEventListener('awake', answer, { once: true })
}

// Who has begun to do something is not interrupted by news (popup/shop/start-popups.tsx).
for (const kind of ['pointerdown', 'keydown'])
  addEventListener(kind, () => document.documentElement.setAttribute('data-acted', ''), { capture: true, once: true })
