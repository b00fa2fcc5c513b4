export function Header() {
  return <header className="top" />
}
