export default function Screen() { return <h1>path-selection</h1>; }
