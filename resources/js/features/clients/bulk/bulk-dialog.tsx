import { router } from '@inertiajs/react';
import { type ReactNode, useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { Option } from '@/components/ui/option-type';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { BulkTarget } from '@/features/clients/bulk/bulk-target';
import { useBulkScope } from '@/features/clients/bulk/use-bulk-scope';
import { clients } from '@/routes/generated';
import {
    type BulkChangeKind,
    type Choice,
    type ClientFilterChoices,
    ClientStatusLabels,
    NoteCategoryLabels,
} from '@/types/generated';

interface BulkDialogProps {
    kind: BulkChangeKind;
    selection: ListSelection;
    choices: ClientFilterChoices;
    onClose: () => void;
}

const WORDS: Record<BulkChangeKind, { title: string; verb: string; label: string }> = {
    manager: { title: 'Assign a manager', verb: 'Assign manager', label: 'Account manager' },
    status: { title: 'Change the status', verb: 'Change status', label: 'Status' },
    note: { title: 'Add a note', verb: 'Add note', label: 'Note' },
};

const NOBODY = 'unassigned';
const STATUSES = optionsOf(ClientStatusLabels);
const CATEGORIES = optionsOf(NoteCategoryLabels);

/** Asks what to do with the selected clients. Those whom the rules keep from it are left out, and counted. */
export function BulkDialog({ kind, selection, choices, onClose }: BulkDialogProps) {
    const [value, setValue] = useState('');
    const [category, setCategory] = useState('general');
    const [errors, setErrors] = useState<Record<string, string>>({});
    const [isSending, setIsSending] = useState(false);
    const [reference] = useState(() => crypto.randomUUID());
    const { scope, hasFailed, recount } = useBulkScope(selection.allMatching ? selection.query : null);
    const isCounted = !selection.allMatching || (scope !== null && scope.count > 0);
    const words = WORDS[kind];
    const { value: ofValue, ...others } = errors;
    // What is wrong with the choice of clients stands under the name of a filter, too.
    const refusal = Object.values(others)[0];

    const send = () =>
        router.post(
            clients.bulkStore().url,
            {
                kind,
                value: kind === 'manager' && value === NOBODY ? '' : value,
                ...(kind === 'note' && { category }),
                reference,
                query: selection.query,
                ...(selection.allMatching ? { all: true, ...scope } : { ids: [...selection.ids] }),
            },
            {
                preserveState: true,
                preserveScroll: true,
                onStart: () => setIsSending(true),
                onFinish: () => setIsSending(false),
                onError: (refusals) => {
                    setErrors(refusals);
                    if (refusals.count) {
                        recount();
                    }
                },
                onSuccess: () => {
                    selection.clear();
                    onClose();
                },
            },
        );

    return (
        <Dialog
            open
            onClose={onClose}
            title={words.title}
            description={
                selection.allMatching
                    ? 'Every client that matches the search and filters, and is there now.'
                    : `${selection.ids.length} selected clients.`
            }
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="primary" loading={isSending} disabled={value === '' || !isCounted} onClick={send}>
                        {words.verb}
                    </Button>
                </>
            }
        >
            <div className="flex flex-col gap-4">
                {selection.allMatching && (
                    <BulkTarget query={selection.query} choices={choices} scope={scope} hasFailed={hasFailed} />
                )}
                {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
                <BulkValue
                    kind={kind}
                    label={words.label}
                    managers={choices.account_manager}
                    value={value}
                    error={ofValue}
                    onChange={setValue}
                />
                {kind === 'note' && (
                    <Field label="Category">
                        <Select options={CATEGORIES} value={category} onChange={setCategory} />
                    </Field>
                )}
            </div>
        </Dialog>
    );
}

interface BulkValueProps {
    kind: BulkChangeKind;
    label: string;
    managers: readonly Choice[];
    value: string;
    error: string | undefined;
    onChange: (value: string) => void;
}

function BulkValue({ kind, label, managers, value, error, onChange }: BulkValueProps): ReactNode {
    if (kind === 'note') {
        return (
            <Field label={label} error={error} required>
                <Textarea rows={4} maxLength={5000} value={value} onChange={(event) => onChange(event.target.value)} />
            </Field>
        );
    }
    if (kind === 'status') {
        return (
            <Field label={label} error={error} required>
                <Select options={STATUSES} placeholder="Choose…" value={value} onChange={onChange} />
            </Field>
        );
    }

    const options = managerOptions(managers);

    return (
        <Field label={label} error={error} required>
            <Combobox
                options={options}
                value={options.find((option) => option.value === value) ?? null}
                onChange={(chosen) => onChange(chosen?.value ?? '')}
            />
        </Field>
    );
}

/** Everybody who may be chosen, and nobody; `me` is among them under their own name. */
function managerOptions(managers: readonly Choice[]): Option[] {
    return managers
        .filter(({ value }) => value !== 'me')
        .map(({ value, label }) => ({ value, label: value === NOBODY ? 'Nobody' : label }));
}

function optionsOf(labels: Record<string, string>): Option[] {
    return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
