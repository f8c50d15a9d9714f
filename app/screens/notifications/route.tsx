export default function Screen() { return <h1>notifications</h1>; }
