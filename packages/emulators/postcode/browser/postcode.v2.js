// Speaks the JavaScript of the Korean postcode service, and opens a search page of its own.
;(() => {
  const home = new URL('.', document.currentScript.src)
  const callbacks = ['oncomplete', 'onresize', 'onclose', 'onsearch']
  const settings = [
    ...['width', 'height', 'minWidth', 'animation', 'focusInput', 'autoMappingRoad', 'autoMappingJibun', 'shorthand'],
    ...['pleaseReadGuide', 'pleaseReadGuideTimer', 'maxSuggestItems', 'showMoreHName', 'hideMapBtn', 'hideEngBtn'],
    ...['alwaysShowEngAddr', 'zonecodeOnly', 'useBannerLink', 'useSuggest', 'submitMode', 'theme'],
  ]
  const known = new Set([...callbacks, ...settings])
  const size = (value, fallback) => (typeof value === 'number' ? `${value}px` : (value ?? fallback))

  class Postcode {
    #options

    constructor(options = {}) {
      const unknown = Object.keys(options).find((name) => !known.has(name))
      // The service asks not to be passed what it does not know; here that is noticed.
      if (unknown) throw new TypeError(`Postcode: unknown option ${unknown}`)
      this.#options = options
    }

    embed(element, { q = '', autoClose = true } = {}) {
      if (!(element instanceof Element)) throw new TypeError('Postcode: embed wants an element')
      const frame = document.createElement('iframe')
      frame.title = '우편번호 찾기'
      frame.src = this.#address(q)
      const { width, height } = this.#options
      frame.style.cssText = `display:block;border:0;width:${size(width, '100%')};height:${size(height, '100%')}`
      element.replaceChildren(frame)
      this.#listen({
        from: () => frame.contentWindow,
        isGone: () => !frame.isConnected,
        close: () => autoClose && frame.remove(),
        canClose: autoClose,
      })
    }

    open({ q = '', left, top, popupTitle, popupKey, autoClose = true } = {}) {
      const { width = 500, height = 600 } = this.#options
      const place = { width, height, left, top, popup: 1 }
      const features = Object.entries(place).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
      const opened = window.open(this.#address(q), popupKey ?? '_blank', features.join())
      if (!opened) return
      opened.addEventListener('load', () => {
        if (popupTitle) opened.document.title = popupTitle
      })
      const stop = this.#listen({
        from: () => opened,
        isGone: () => opened.closed,
        close: () => autoClose && opened.close(),
        canClose: autoClose,
      })
      // A window says nothing when its own button closes it.
      const watch = setInterval(() => {
        if (!opened.closed) return
        clearInterval(watch)
        if (stop()) this.#options.onclose?.('FORCE_CLOSE')
      }, 300)
    }

    #address(q) {
      const focus = this.#options.focusInput === false ? '0' : '1'
      return `${new URL('search', home)}?${new URLSearchParams({ q, focus, origin: location.origin })}`
    }

    /** Hears what the search page says until it is gone; the answer ends it, and says whether that was news. */
    #listen({ from, isGone, close, canClose }) {
      const { oncomplete, onresize, onclose, onsearch } = this.#options
      let over = false
      const stop = () => {
        if (over) return false
        over = true
        window.removeEventListener('message', hear)
        return true
      }
      const end = (state) => {
        stop()
        close()
        onclose?.(state)
      }
      const hear = ({ source, origin, data }) => {
        if (isGone()) return stop()
        if (source !== from() || origin !== home.origin) return
        if (data.postcode === 'resize') onresize?.(data.value)
        if (data.postcode === 'search') onsearch?.(data.value)
        if (data.postcode === 'close') end('FORCE_CLOSE')
        if (data.postcode !== 'complete') return
        oncomplete?.(data.value)
        if (canClose) end('COMPLETE_CLOSE')
      }
      window.addEventListener('message', hear)
      return stop
    }
  }

  window.daum = { ...window.daum, Postcode }
})()
