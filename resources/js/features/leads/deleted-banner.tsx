import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useStep } from '@/hooks/use-step';
import { clients as routes } from '@/routes/generated';
import type { DeletedLead } from '@/types/generated';

/** Confirms a deleted lead and offers to undo it. */
export function DeletedBanner({ lead }: { lead: DeletedLead }) {
    const [isClosed, setIsClosed] = useState(false);
    const { take, isBusy } = useStep();
    if (isClosed) {
        return null;
    }

    return (
        <Banner
            tone="info"
            onClose={() => setIsClosed(true)}
            action={
                <Button size="sm" loading={isBusy} onClick={() => take(routes.leadsRestore({ lead: lead.id }), {})}>
                    Undo
                </Button>
            }
        >
            {lead.full_name} was deleted.
        </Banner>
    );
}
