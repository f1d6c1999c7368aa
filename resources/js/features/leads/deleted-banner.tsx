import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { clients as routes } from '@/routes/generated';
import type { DeletedLead } from '@/types/generated';

/** Confirms a deleted lead and offers to undo it. */
export function DeletedBanner({ lead }: { lead: DeletedLead }) {
    const [isClosed, setIsClosed] = useState(false);
    const [isSending, setIsSending] = useState(false);
    if (isClosed) {
        return null;
    }

    return (
        <Banner
            tone="info"
            onClose={() => setIsClosed(true)}
            action={
                <Button
                    size="sm"
                    loading={isSending}
                    onClick={() =>
                        router.post(
                            routes.leadsRestore({ lead: lead.id }),
                            {},
                            { onStart: () => setIsSending(true), onFinish: () => setIsSending(false) },
                        )
                    }
                >
                    Undo
                </Button>
            }
        >
            {lead.full_name} was deleted.
        </Banner>
    );
}
