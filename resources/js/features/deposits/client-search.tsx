import { useCallback, useRef, useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import type { Option } from '@/components/ui/option-type';
import { CandidateCard } from '@/features/deposits/candidate-card';
import { findDepositClients } from '@/features/deposits/find-deposit-clients';
import type { DepositClient } from '@/types/generated';

interface ClientSearchProps {
    depositId: number;
    onMatch: (clientId: number) => void;
    onApprove: (person: DepositClient) => void;
}

/** Finds a client who isn't among the suggestions. */
export function ClientSearch({ depositId, onMatch, onApprove }: ClientSearchProps) {
    const [person, setPerson] = useState<DepositClient | null>(null);
    const found = useRef<readonly DepositClient[]>([]);

    const search = useCallback(
        async (text: string, signal: AbortSignal): Promise<Option[]> => {
            found.current = await findDepositClients(depositId, text, signal);

            return found.current.map(({ id, full_name, pin, company_name, refusal }) => ({
                value: String(id),
                label: full_name,
                description: `PIN ${pin} · ${company_name}${refusal ? ' · can’t be credited' : ''}`,
            }));
        },
        [depositId],
    );

    return (
        <>
            <Field label="Another client" required>
                <Combobox
                    value={person && { value: String(person.id), label: person.full_name }}
                    onChange={(option) =>
                        setPerson(found.current.find(({ id }) => String(id) === option?.value) ?? null)
                    }
                    search={search}
                    placeholder="Name, PIN or phone…"
                    clearable
                />
            </Field>
            {person && (
                <CandidateCard
                    candidate={{ person, proposal: null }}
                    onMatch={() => onMatch(person.id)}
                    onApprove={() => onApprove(person)}
                />
            )}
        </>
    );
}
