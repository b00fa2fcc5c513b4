/** The language a text is written in, for its `lang` attribute. */
export const languageOf = (text: string) => (/[가-힣]/.test(text) ? 'ko' : 'en')
