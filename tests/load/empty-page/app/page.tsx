/** What an empty page costs: `npm run bench` compares the portal's pages with it. */
export default function EmptyPage() {
  return <p>Empty</p>
}
