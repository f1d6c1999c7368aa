import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { KitForm } from '@/features/design/kit-form';
import { KitList } from '@/features/design/kit-list';
import { Example, Section } from '@/features/design/section';

/** Lists, forms and confirmations. */
export function KitsSection() {
    return (
        <Section
            id="kits"
            title="Lists, forms and confirmations"
            intro="Every list and form is built from these. A list keeps its search, filters, sort order and page in the URL. Keys: j and k move, Enter opens, x selects, space previews."
        >
            <div className="flex h-160 flex-col">
                <KitList />
            </div>
            <Example title="Form" layout="bare">
                <KitForm />
            </Example>
            <Example title="Confirmations">
                <Questions />
            </Example>
        </Section>
    );
}

function Questions() {
    const { confirm, confirmDialog } = useConfirm();
    const [answer, setAnswer] = useState('');

    const ask = async (danger: boolean) => {
        const given = await confirm({
            title: danger ? 'Close this account?' : 'Assign 12 clients to Priya Nair?',
            body: danger ? 'The client can’t bet any more. The ledger doesn’t change.' : 'Both managers are notified.',
            confirmVerb: danger ? 'Close account' : 'Assign clients',
            danger,
            ...(danger && { reason: { label: 'Reason', help: 'Recorded in the activity log with your name.' } }),
        });
        setAnswer(given === null ? 'Cancelled.' : `Confirmed. ${given.reason}`);
    };

    return (
        <>
            <Button onClick={() => ask(false)}>Assign manager</Button>
            <Button variant="danger" onClick={() => ask(true)}>
                Close account
            </Button>
            <span role="status" className="text-muted">
                {answer}
            </span>
            {confirmDialog}
        </>
    );
}
