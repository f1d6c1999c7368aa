/** The chart without its canvas, which jsdom doesn't have. Tests use the table beside it. */
export default function TurnoverMargin() {
    return <figure aria-label="Turnover and margin by month" />;
}
