/** A number and its unit stay on one line. */
export const keepUnitsTogether = (text: string) =>
  text.replace(/(\d) (?=(?:ml|mm|cm|kg|g|m|L|°C)(?![a-z]))/g, '$1\u00a0')
