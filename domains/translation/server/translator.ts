/** Korean phrases and the known translations: a translator may use both. */
export type Asked = { phrases: readonly string[]; memory: Readonly<Record<string, string>> }

/** Puts phrases into English; those it cannot do are left out of the answer and wait on. */
export type Translator = (asked: Asked) => Promise<Record<string, string>>

/** One after the other: what the first cannot do, the next is asked. */
export const inTurn =
  (...translators: Translator[]): Translator =>
  async ({ phrases, memory }) => {
    const done: Record<string, string> = {}
    for (const translate of translators) {
      const left = phrases.filter((phrase) => !Object.hasOwn(done, phrase))
      if (left.length > 0) Object.assign(done, await translate({ phrases: left, memory }))
    }
    return done
  }
