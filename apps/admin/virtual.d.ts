declare module 'virtual:console-english' {
  const english: Record<string, string>
  export default english
}
