interface PhoneLinkProps {
    number: string;
    /** As people write the number. */
    shown?: string | null;
}

/** A number that the viewer's phone dials. Calls to clients, leads and DB clients are checked and logged: see CallLink. */
export function PhoneLink({ number, shown }: PhoneLinkProps) {
    return (
        <a href={`tel:${number.replace(/\s/g, '')}`} className="whitespace-nowrap text-accent tabular hover:underline">
            {shown ?? number}
        </a>
    );
}
