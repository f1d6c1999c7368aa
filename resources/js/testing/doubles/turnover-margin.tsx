/** The chart without its canvas, which jsdom does not have. The table beside it says the same. */
export default function TurnoverMargin() {
    return <figure aria-label="Turnover and margin by month" />;
}
