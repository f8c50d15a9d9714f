export default function Screen() { return <h1>onboarding</h1>; }
