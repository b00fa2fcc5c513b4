import { expect, test } from 'vitest'
import { arrive, journeys, type Language, type Screen } from './visitor.ts'

const { visitor } = journeys()

/** Channel Talk as its public interface says: one function, which tells when its messenger comes and goes. */
const channelTalk = `
const listeners = { onShowMessenger: [], onHideMessenger: [] }
const tell = (event) => listeners[event].forEach((listener) => listener())
window.ChannelIO = (command, listener) => {
  if (command in listeners) return listeners[command].push(listener)
  const messenger = document.getElementById('messenger')
  if (command === 'showMessenger' && !messenger) {
    const close = Object.assign(document.createElement('button'), { id: 'messenger', textContent: 'Close messenger' })
    close.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 10000000; height: 300px; background: white'
    close.onclick = () => window.ChannelIO('hideMessenger')
    document.body.append(close)
    tell('onShowMessenger')
  }
  if (command === 'hideMessenger' && messenger) {
    messenger.remove()
    tell('onHideMessenger')
  }
}`

const words = {
  ko: { button: '상담 열기', bar: '하단 바', inBar: '상담' },
  en: { button: 'Open chat', bar: 'Bottom bar', inBar: 'Chat' },
}
const visits: [Screen, Language][] = [
  [1280, 'ko'],
  [390, 'en'],
]

test.each(visits)(
  'at %i pixels in "%s" chat button and bottom bar make room for the messenger, and come back',
  async (width, lang) => {
    const { page, context, troubles } = await visitor({ width, lang })
    await context.addInitScript({ content: channelTalk })
    await arrive(page, '/login')
    const button = page.getByRole('button', { name: words[lang].button })
    const bar = page.getByRole('navigation', { name: words[lang].bar })
    const messenger = page.getByRole('button', { name: 'Close messenger' })
    const shown = async () => ({ button: await button.isVisible(), bar: await bar.isVisible() })
    const atRest = { button: true, bar: width === 390 }

    await button.waitFor()
    expect(await shown()).toEqual(atRest)
    const openers =
      width === 390 ? [button, bar.getByRole('button', { name: words[lang].inBar, exact: true })] : [button]
    for (const opener of openers) {
      await opener.click()
      await messenger.waitFor()
      await expect.poll(shown).toEqual({ button: false, bar: false })
      await messenger.click()
      await expect.poll(shown).toEqual(atRest)
    }
    // The messenger may come by itself, too: somebody of the shop has answered.
    await page.evaluate('window.ChannelIO("showMessenger")')
    await expect.poll(shown).toEqual({ button: false, bar: false })
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(troubles).toEqual([])
  },
)
