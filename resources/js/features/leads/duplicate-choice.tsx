import { type ReactNode, useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { FieldError } from '@/components/ui/field';
import { TICK_BOX } from '@/components/ui/tick-style';
import { ClientStatusBadge } from '@/features/clients/client-status-badge';
import { cn } from '@/lib/cn';
import type { DuplicateClient } from '@/types/generated';

/** The choice to create a new client. */
export const NEW_CLIENT = 'new';

interface DuplicateChoiceProps {
    duplicates: readonly DuplicateClient[];
    /** The id of a client, or NEW_CLIENT. */
    value: string | null;
    error: string | undefined;
    onChange: (value: string) => void;
}

/** The clients who may be the same person, with the reasons, and the choice to create a new client. */
export function DuplicateChoice({ duplicates, value, error, onChange }: DuplicateChoiceProps) {
    const errorId = useId();
    const isLikely = duplicates.some((client) => client.is_likely);

    return (
        <fieldset aria-describedby={error ? errorId : undefined} className="flex min-w-0 flex-col gap-2">
            <legend className="mb-2 font-medium">
                {isLikely ? 'This person may already be a client' : 'These clients are similar'}
            </legend>
            {duplicates.map((client) => (
                <Choice
                    key={client.id}
                    value={String(client.id)}
                    checked={value === String(client.id)}
                    label={`Link to ${client.full_name}, PIN ${client.pin}`}
                    onChange={onChange}
                    title={
                        <>
                            {client.full_name}
                            <span className="font-normal text-muted">PIN {client.pin}</span>
                            <ClientStatusBadge status={client.status} />
                            <Badge tone={client.is_likely ? 'danger' : 'neutral'}>{client.score} of 100</Badge>
                        </>
                    }
                >
                    <ul className="mt-1 list-disc pl-4 text-compact text-muted">
                        {client.reasons.map((reason) => (
                            <li key={reason}>{reason}</li>
                        ))}
                    </ul>
                    <a
                        href={client.url}
                        target="_blank"
                        rel="noreferrer"
                        className="mt-1 inline-block rounded-tag text-compact text-accent hover:underline"
                    >
                        View client<span className="sr-only"> {client.full_name} (opens a new window)</span>
                    </a>
                </Choice>
            ))}
            <Choice
                value={NEW_CLIENT}
                checked={value === NEW_CLIENT}
                label="Create a new client"
                onChange={onChange}
                title="A different person: create a new client"
            />
            {error && <FieldError id={errorId}>{error}</FieldError>}
        </fieldset>
    );
}

interface ChoiceProps {
    value: string;
    checked: boolean;
    label: string;
    onChange: (value: string) => void;
    /** Selects the choice when clicked. */
    title: ReactNode;
    children?: ReactNode;
}

function Choice({ value, checked, label, onChange, title, children }: ChoiceProps) {
    const id = useId();

    return (
        <div
            className={cn(
                'flex gap-3 rounded-control border px-3 py-2.5',
                checked ? 'border-accent bg-accent-soft' : 'border-line',
            )}
        >
            <input
                id={id}
                type="radio"
                name="duplicate"
                value={value}
                checked={checked}
                aria-label={label}
                onChange={() => onChange(value)}
                className={cn(
                    TICK_BOX,
                    // A radio group without a choice is indeterminate, which would fill the box.
                    'mt-0.5 tick-radio shrink-0 rounded-full indeterminate:border-control! indeterminate:bg-surface!',
                )}
            />
            <div className="min-w-0 flex-1">
                <label htmlFor={id} className="flex flex-wrap items-center gap-2 font-medium">
                    {title}
                </label>
                {children}
            </div>
        </div>
    );
}
