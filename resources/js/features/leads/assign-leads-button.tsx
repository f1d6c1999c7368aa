import { UserPlusIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toOptions } from '@/features/clients/choices';
import { clients as routes } from '@/routes/generated';
import type { Choice } from '@/types/generated';

/** As many as the server takes at once. */
const MOST = 500;
const NOBODY = 'nobody';

interface AssignLeadsButtonProps {
    selection: ListSelection;
    owners: readonly Choice[];
}

/** Gives the selected leads to a colleague. */
export function AssignLeadsButton({ selection, owners }: AssignLeadsButtonProps) {
    const [isOpen, setIsOpen] = useState(false);
    const [owner, setOwner] = useState('');
    const [error, setError] = useState<string>();
    const [isSending, setIsSending] = useState(false);
    const isTooMany = selection.allMatching || selection.ids.length > MOST;

    const assign = () => {
        if (owner === '') {
            setError('Choose a colleague, or nobody.');
            return;
        }
        router.put(
            routes.leadsAssign(),
            { ids: [...selection.ids], owner_id: owner === NOBODY ? null : owner },
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
                Assign
            </Button>
            <Dialog
                open={isOpen}
                onClose={() => setIsOpen(false)}
                title="Assign the selected leads"
                description={
                    isTooMany
                        ? `At most ${MOST} leads can be assigned at once. Select fewer, page by page.`
                        : 'Leads of another team stay as they are.'
                }
                footer={
                    <>
                        <Button onClick={() => setIsOpen(false)}>Cancel</Button>
                        <Button variant="primary" disabled={isTooMany} loading={isSending} onClick={assign}>
                            Assign
                        </Button>
                    </>
                }
            >
                <Field label="Owner" required error={error}>
                    <Select
                        value={owner}
                        placeholder="Choose…"
                        options={[{ value: NOBODY, label: 'Nobody' }, ...toOptions(owners)]}
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
