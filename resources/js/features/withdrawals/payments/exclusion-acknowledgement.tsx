import { useEffect, useEffectEvent } from 'react';
import type { ResourceForm } from '@/components/form';
import { type ExcludedClient, joinWarnings } from '@/features/withdrawals/excluded-clients';
import { ExclusionCheckbox } from '@/features/withdrawals/exclusion-checkbox';
import { formatCount } from '@/lib/format';

interface ExclusionAcknowledgementProps<TData extends { is_aware: boolean }> {
    form: ResourceForm<TData>;
    clients: readonly ExcludedClient[];
}

/** Lists the excluded clients of a payment with one checkbox to acknowledge them. Empty without excluded clients. */
export function ExclusionAcknowledgement<TData extends { is_aware: boolean }>({
    form,
    clients,
}: ExclusionAcknowledgementProps<TData>) {
    const sentences = clients.map(({ id, name, warnings }) => ({ id, text: `${name} is ${joinWarnings(warnings)}` }));
    const shown = sentences.map(({ text }) => text).join('; ');
    const untick = useEffectEvent(() => form.set('is_aware', false as TData['is_aware']));
    // The acknowledgement covers only what was on screen when the user ticked it.
    useEffect(() => {
        if (shown) {
            untick();
        }
    }, [shown]);
    if (sentences.length < 2) {
        return shown && <ExclusionCheckbox form={form} title={shown} label={`I acknowledge that ${shown}`} />;
    }
    const count = formatCount(sentences.length);

    return (
        <ExclusionCheckbox
            form={form}
            title={`${count} of these clients are excluded`}
            label={`I acknowledge that these ${count} clients are excluded`}
        >
            <ul className="my-1 list-disc pl-4">
                {sentences.map(({ id, text }) => (
                    <li key={id}>{text}</li>
                ))}
            </ul>
        </ExclusionCheckbox>
    );
}
