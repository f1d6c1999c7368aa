import { useEffect, useEffectEvent } from 'react';
import type { ResourceForm } from '@/components/form';
import { AwareTick } from '@/features/withdrawals/aware-tick';
import { listed, type WarnedClient } from '@/features/withdrawals/warned-clients';
import { formatCount } from '@/lib/format';

interface AwareOfClientsProps<TData extends { is_aware: boolean }> {
    form: ResourceForm<TData>;
    clients: readonly WarnedClient[];
}

/** Who of those about to be paid is excluded, by name, and the tick of whoever sends it that they know; nothing where nobody is. */
export function AwareOfClients<TData extends { is_aware: boolean }>({ form, clients }: AwareOfClientsProps<TData>) {
    const sentences = clients.map(({ id, name, warnings }) => ({ id, text: `${name} is ${listed(warnings)}` }));
    const shown = sentences.map(({ text }) => text).join('; ');
    const untick = useEffectEvent(() => form.set('is_aware', false as TData['is_aware']));
    // A tick stands for what was on the screen when it was set.
    useEffect(() => {
        if (shown) {
            untick();
        }
    }, [shown]);
    if (sentences.length < 2) {
        return shown && <AwareTick form={form} title={shown} label={`I know that ${shown}`} />;
    }
    const count = formatCount(sentences.length);

    return (
        <AwareTick
            form={form}
            title={`Something stands against ${count} of these clients`}
            label={`I know what stands against these ${count} clients`}
        >
            <ul className="my-1 list-disc pl-4">
                {sentences.map(({ id, text }) => (
                    <li key={id}>{text}</li>
                ))}
            </ul>
        </AwareTick>
    );
}
