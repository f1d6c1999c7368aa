export default function Blank() {
    return <h1>Blank</h1>;
}
