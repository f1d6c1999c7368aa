/** A button label that is only the verb on a phone, where three of them share a line. Screen readers get the noun too. */
export function VerbLabel({ verb, noun }: { verb: string; noun: string }) {
    return (
        <span>
            {verb} <span className="max-sm:sr-only">{noun}</span>
        </span>
    );
}
