import { useResourceForm } from '@/components/form';
import { Dialog } from '@/components/ui/dialog';
import { EMPTY_LEAD } from '@/features/leads/lead-fields';
import { LeadForm } from '@/features/leads/lead-form';
import { useViewer } from '@/hooks/use-viewer';
import { clients as routes } from '@/routes/generated';
import type { LeadFormChoices } from '@/types/generated';

interface NewLeadDialogProps {
    open: boolean;
    choices: LeadFormChoices;
    onClose: () => void;
}

export function NewLeadDialog({ open, choices, onClose }: NewLeadDialogProps) {
    return (
        <Dialog open={open} onClose={onClose} title="New lead" size="lg">
            <NewLeadForm choices={choices} onClose={onClose} />
        </Dialog>
    );
}

// Mounted inside the dialog, so that the form is empty each time it opens.
function NewLeadForm({ choices, onClose }: Omit<NewLeadDialogProps, 'open'>) {
    const viewer = String(useViewer()?.id ?? '');
    const isOwner = choices.owner_id.some(({ value }) => value === viewer);
    const data = { ...EMPTY_LEAD, owner_id: isOwner ? viewer : '' };
    const form = useResourceForm({ data, route: routes.leadsStore(), isOnce: true });

    return <LeadForm form={form} choices={choices} label="New lead" submitVerb="Create lead" onCancel={onClose} />;
}
