import { router } from '@inertiajs/react';
import { type ReactNode, useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
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
import { formatCount } from '@/lib/format';
import { optionsOf } from '@/lib/options';
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

const LABELS: Record<BulkChangeKind, { title: string; verb: string; label: string }> = {
    manager: { title: 'Assign manager', verb: 'Assign manager', label: 'Account manager' },
    status: { title: 'Change status', verb: 'Change status', label: 'Status' },
    note: { title: 'Add note', verb: 'Add note', label: 'Note' },
};

const NO_MANAGER = 'unassigned';
const STATUSES = optionsOf(ClientStatusLabels);
const CATEGORIES = optionsOf(NoteCategoryLabels);

/** The form of a bulk change. The server skips clients that the rules don't allow to be changed, and counts them. */
export function BulkDialog({ kind, selection, choices, onClose }: BulkDialogProps) {
    const [value, setValue] = useState('');
    const [category, setCategory] = useState('general');
    const [errors, setErrors] = useState<Record<string, string>>({});
    const [isSending, setIsSending] = useState(false);
    const [reference] = useState(() => crypto.randomUUID());
    const { scope, hasFailed, recount } = useBulkScope(selection.allMatching ? selection.query : null);
    const isCounted = !selection.allMatching || (scope !== null && scope.count > 0);
    const labels = LABELS[kind];
    const { value: valueError, ...others } = errors;
    // An error about the selection may also come under the name of a filter.
    const refusal = Object.values(others)[0];

    const send = () =>
        router.post(
            clients.bulkStore().url,
            {
                kind,
                value: kind === 'manager' && value === NO_MANAGER ? '' : value,
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
            title={labels.title}
            description={
                selection.allMatching
                    ? 'All clients that match the search and filters now.'
                    : selectedText(selection.ids.length)
            }
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="primary" loading={isSending} disabled={value === '' || !isCounted} onClick={send}>
                        {labels.verb}
                    </Button>
                </>
            }
        >
            <UnsavedGuard isDirty={kind === 'note' && value !== ''} />
            <div className="flex flex-col gap-4">
                {selection.allMatching && (
                    <BulkTarget query={selection.query} choices={choices} scope={scope} hasFailed={hasFailed} />
                )}
                {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
                <BulkValue
                    kind={kind}
                    label={labels.label}
                    managers={choices.account_manager}
                    value={value}
                    error={valueError}
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

/** The managers to choose from and "No manager". `me` is dropped because the viewer is listed under their own name. */
function managerOptions(managers: readonly Choice[]): Option[] {
    return managers
        .filter(({ value }) => value !== 'me')
        .map(({ value, label }) => ({ value, label: value === NO_MANAGER ? 'No manager' : label }));
}

function selectedText(count: number): string {
    return count === 1 ? '1 selected client' : `${formatCount(count)} selected clients`;
}
