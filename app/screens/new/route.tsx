export default function Screen() { return <h1>new</h1>; }
