import { joinWarnings } from '@/features/withdrawals/excluded-clients';
import { ClientLink } from '@/features/withdrawals/payments/client-link';

interface ClientWarningsProps {
    id: number;
    name: string;
    /** Exclusions of the client. */
    warnings: readonly string[];
}

/** The client's name with the exclusions that the payer must acknowledge. */
export function ClientWarnings({ id, name, warnings }: ClientWarningsProps) {
    return (
        <span className="flex min-w-0 flex-col">
            <ClientLink id={id} name={name} />
            {warnings.length > 0 && (
                <span className="text-compact whitespace-normal text-danger first-letter:uppercase">
                    {joinWarnings(warnings)}
                </span>
            )}
        </span>
    );
}
