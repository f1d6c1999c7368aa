import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { KitForm } from '@/features/design/kit-form';
import { KitList } from '@/features/design/kit-list';
import { Example, Section } from '@/features/design/section';

/** The kits for lists, forms and questions. */
export function KitsSection() {
    return (
        <Section
            id="kits"
            title="Lists, forms and questions"
            intro="Every list and form is built from these. A list's search, filters, order and page are the URL; j and k move, Enter opens, x selects, space previews."
        >
            <div className="flex h-160 flex-col">
                <KitList />
            </div>
            <Example title="Form" layout="bare">
                <KitForm />
            </Example>
            <Example title="Questions">
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
            body: danger ? 'The client can no longer bet. The ledger stays as it is.' : 'Both managers are told.',
            confirmVerb: danger ? 'Close account' : 'Assign clients',
            danger,
            ...(danger && { reason: { label: 'Reason', help: 'Recorded in the audit trail with your name.' } }),
        });
        setAnswer(given === null ? 'Stepped back.' : `Agreed. ${given.reason}`);
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
