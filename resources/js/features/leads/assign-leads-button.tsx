import { UserPlusIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toOptions } from '@/lib/options';
import { clients as routes } from '@/routes/generated';
import type { Choice } from '@/types/generated';

/** The server's limit. */
const MAX_LEADS = 500;
const NO_OWNER = 'none';

interface AssignLeadsButtonProps {
    selection: ListSelection;
    owners: readonly Choice[];
}

export function AssignLeadsButton({ selection, owners }: AssignLeadsButtonProps) {
    const [isOpen, setIsOpen] = useState(false);
    const [owner, setOwner] = useState('');
    const [error, setError] = useState<string>();
    const [isSending, setIsSending] = useState(false);
    const isTooMany = selection.allMatching || selection.ids.length > MAX_LEADS;

    const assign = () => {
        if (owner === '') {
            setError('Choose an owner or “No owner”.');
            return;
        }
        router.put(
            routes.leadsAssign(),
            { ids: [...selection.ids], owner_id: owner === NO_OWNER ? null : owner },
            {
                preserveScroll: true,
                preserveState: true,
                onStart: () => setIsSending(true),
                onFinish: () => setIsSending(false),
                onSuccess: () => {
                    setIsOpen(false);
                    selection.clear();
                },
                onError: (errors) => setError(Object.values(errors)[0]),
            },
        );
    };

    return (
        <>
            <Button size="sm" icon={UserPlusIcon} onClick={() => setIsOpen(true)}>
                Assign leads
            </Button>
            <Dialog
                open={isOpen}
                onClose={() => setIsOpen(false)}
                title="Assign leads"
                description={
                    isTooMany
                        ? `You can assign at most ${MAX_LEADS} leads at once. Select fewer leads.`
                        : 'Leads of other teams are skipped.'
                }
                footer={
                    <>
                        <Button onClick={() => setIsOpen(false)}>Cancel</Button>
                        <Button variant="primary" disabled={isTooMany} loading={isSending} onClick={assign}>
                            Assign leads
                        </Button>
                    </>
                }
            >
                <Field label="Owner" required error={error}>
                    <Select
                        value={owner}
                        placeholder="Choose…"
                        options={[{ value: NO_OWNER, label: 'No owner' }, ...toOptions(owners)]}
                        onChange={(value) => {
                            setOwner(value);
                            setError(undefined);
                        }}
                    />
                </Field>
            </Dialog>
        </>
    );
}
