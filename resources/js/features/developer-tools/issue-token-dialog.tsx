import { Form, InputField, SelectField, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ScopePicker } from '@/features/developer-tools/scope-picker';
import { developer } from '@/routes/generated';
import type { Choice } from '@/types/generated';

interface IssueTokenDialogProps {
    open: boolean;
    onClose: () => void;
    scopes: readonly Choice[];
    lifetimes: readonly number[];
}

interface NewToken {
    name: string;
    scopes: readonly string[];
    days: string;
    current_password: string;
}

const LABELS = { name: 'Name', scopes: 'May send', days: 'Ends after', current_password: 'Your password' };

export function IssueTokenDialog({ open, onClose, scopes, lifetimes }: IssueTokenDialogProps) {
    const form = useResourceForm<NewToken>({
        data: { name: '', scopes: [], days: String(lifetimes.at(-1) ?? ''), current_password: '' },
        route: developer.apiTokensStore(),
        onSuccess: onClose,
    });
    const close = () => {
        form.reset();
        onClose();
    };

    return (
        <Dialog
            open={open}
            onClose={close}
            title="Issue a token"
            description="It is shown once, right after this. Paddock keeps only its hash."
        >
            <Form form={form} label="Issue a token" labels={LABELS} guarded={false} className="pt-1">
                <InputField
                    form={form}
                    name="name"
                    label={LABELS.name}
                    help="Who will use it, such as Bank feed."
                    required
                    maxLength={100}
                    autoComplete="off"
                />
                <ScopePicker form={form} choices={scopes} />
                <SelectField
                    form={form}
                    name="days"
                    label={LABELS.days}
                    placeholder="With your account"
                    options={lifetimes.map((days) => ({ value: String(days), label: `${days} days` }))}
                />
                <PasswordField
                    form={form}
                    name="current_password"
                    label={LABELS.current_password}
                    autoComplete="current-password"
                />
                <div className="flex flex-wrap justify-end gap-2">
                    <Button onClick={close}>Cancel</Button>
                    <Button type="submit" variant="primary" loading={form.processing}>
                        Issue token
                    </Button>
                </div>
            </Form>
        </Dialog>
    );
}
