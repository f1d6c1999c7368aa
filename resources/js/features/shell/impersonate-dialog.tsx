import { useEffect, useState } from 'react';
import { Form, FormActions, FormField, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import type { Option } from '@/components/ui/option-type';
import { closeOverlay } from '@/features/shell/shell-ui';
import { requestJson } from '@/lib/http';
import { impersonate } from '@/routes/generated';
import { sendHeld } from '@/stores/held-requests';
import type { ImpersonationCandidate } from '@/types/generated';

/** Asks for a colleague, a reason and the developer's password. The server then reloads the app. */
export function ImpersonateDialog({ open }: { open: boolean }) {
    return (
        <Dialog
            open={open}
            onClose={closeOverlay}
            title="Impersonate colleague"
            description="You work in their account for 30 minutes. Your actions are recorded under both names."
        >
            <ImpersonateForm />
        </Dialog>
    );
}

function ImpersonateForm() {
    // Decisions of this user must not be sent as the colleague.
    useEffect(() => void sendHeld(), []);
    const [colleague, setColleague] = useState<Option | null>(null);
    const form = useResourceForm({
        data: { user_id: '', reason: '', password: '' },
        route: impersonate.store(),
    });

    const choose = (option: Option | null) => {
        setColleague(option);
        form.set('user_id', option?.value ?? '');
    };

    return (
        <Form form={form} label="Impersonate colleague" guarded={false}>
            <FormField form={form} name="user_id" label="Colleague" required>
                <Combobox value={colleague} onChange={choose} search={searchColleagues} placeholder="Name or email" />
            </FormField>
            <InputField
                form={form}
                name="reason"
                label="Reason"
                help="Recorded in the activity log."
                maxLength={255}
                required
            />
            <InputField
                form={form}
                name="password"
                label="Your password"
                type="password"
                autoComplete="current-password"
                required
            />
            <FormActions submitVerb="Impersonate">
                <Button onClick={closeOverlay}>Cancel</Button>
            </FormActions>
        </Form>
    );
}

async function searchColleagues(search: string, signal: AbortSignal): Promise<Option[]> {
    const candidates = await requestJson<ImpersonationCandidate[]>(impersonate.candidates({ query: { search } }), {
        signal,
    });

    return candidates.map(({ id, full_name, role_title }) => ({
        value: String(id),
        label: full_name,
        description: role_title,
    }));
}
