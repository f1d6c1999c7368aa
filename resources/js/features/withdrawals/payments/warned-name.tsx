import { ClientLink } from '@/features/withdrawals/payments/client-link';
import { listed } from '@/features/withdrawals/warned-clients';

interface WarnedNameProps {
    id: number;
    name: string;
    /** What stands against the client. */
    warnings: readonly string[];
}

/** The client's name, with what whoever pays them must know. */
export function WarnedName({ id, name, warnings }: WarnedNameProps) {
    return (
        <span className="flex min-w-0 flex-col">
            <ClientLink id={id} name={name} />
            {warnings.length > 0 && (
                <span className="text-compact whitespace-normal text-danger first-letter:uppercase">
                    {listed(warnings)}
                </span>
            )}
        </span>
    );
}
