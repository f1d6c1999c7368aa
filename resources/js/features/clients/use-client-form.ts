import { useForm } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import type { ResourceForm } from '@/components/form';
import { rebase } from '@/features/clients/rebase';
import { formatPhone } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ClientForm, FieldConflict } from '@/types/generated';

interface ClientFormOptions {
    clientId: number;
    /** The values on the server and their version. Both may change while the form is open. */
    saved: ClientForm;
    version: number;
    /** The conflicts of the attempt that the server refused. */
    conflicts: readonly FieldConflict[];
    onSaved: () => void;
}

export interface ClientFormModel {
    form: ResourceForm<ClientForm>;
    /** Fields that a colleague changed too and that are not decided yet. */
    undecided: readonly FieldConflict[];
    decide: (conflict: FieldConflict, value: string) => void;
}

/**
 * The client form. It sends its original values with its current ones, so that the server can merge changes to
 * different fields and return changes to the same field as conflicts.
 */
export function useClientForm({ clientId, saved, version, conflicts, onSaved }: ClientFormOptions): ClientFormModel {
    const [opened, setOpened] = useState({ values: saved, version });
    const [undecided, setUndecided] = useState<readonly FieldConflict[]>([]);
    const [refusals, setRefusals] = useState(0);
    const isBusy = useRef(false);
    const { data, setData, ...form } = useForm<Record<keyof ClientForm, string>>({ ...saved });

    // The form takes newer values only after a refused attempt. Until then the server needs the original ones.
    const handled = useRef(conflicts);
    useEffect(() => {
        if (conflicts.length === 0 || handled.current === conflicts) {
            return;
        }
        handled.current = conflicts;
        setData((mine) => rebase({ ...opened.values }, mine, { ...saved }));
        setOpened({ values: saved, version });
        setUndecided(conflicts);
    }, [conflicts, saved, version, opened, setData]);

    const submit = () => {
        if (isBusy.current) {
            return;
        }
        if (undecided.length > 0) {
            setRefusals((count) => count + 1);
            return;
        }
        form.transform((mine) => ({ ...mine, version: opened.version, base: { ...opened.values } }));
        form.submit(clients.update({ client: clientId }), {
            preserveScroll: true,
            onStart: () => {
                isBusy.current = true;
            },
            onSuccess: onSaved,
            onError: () => setRefusals((count) => count + 1),
            onFinish: () => {
                isBusy.current = false;
            },
        });
    };

    const set: ResourceForm<ClientForm>['set'] = (name, value) => {
        setData((mine) => ({ ...mine, [name]: value }));
        form.clearErrors(name);
    };

    return {
        form: {
            data,
            errors: form.errors,
            isDirty: form.isDirty,
            processing: form.processing,
            refusals,
            set,
            submit,
            reset: () => form.resetAndClearErrors(),
            // ConflictChooser shows conflicts instead.
            savedElsewhere: () => undefined,
        },
        undecided,
        decide: (conflict, value) => {
            set(conflict.field as keyof ClientForm, conflict.field === 'mobile_e164' ? formatPhone(value) : value);
            setUndecided((open) => open.filter(({ field }) => field !== conflict.field));
        },
    };
}
