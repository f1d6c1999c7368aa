import { InputField, SelectField, useResourceForm } from '@/components/form';
import { PasswordDialog } from '@/components/password-dialog';
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

const LABELS = { name: 'Name', scopes: 'Scopes', days: 'Expires after', current_password: 'Your password' };

export function IssueTokenDialog({ open, onClose, scopes, lifetimes }: IssueTokenDialogProps) {
    const form = useResourceForm<NewToken>({
        data: { name: '', scopes: [], days: String(lifetimes.at(-1) ?? ''), current_password: '' },
        route: developer.apiTokensStore(),
        onSuccess: onClose,
    });

    return (
        <PasswordDialog
            open={open}
            onClose={onClose}
            title="Issue token"
            description="The token is shown once, after you issue it. Paddock stores only its hash."
            form={form}
            labels={LABELS}
            submitVerb="Issue token"
        >
            <InputField
                form={form}
                name="name"
                help="The system that will use it, such as Bank feed."
                required
                maxLength={100}
                autoComplete="off"
            />
            <ScopePicker form={form} choices={scopes} />
            <SelectField
                form={form}
                name="days"
                placeholder="When your account closes"
                options={lifetimes.map((days) => ({ value: String(days), label: `${days} days` }))}
            />
        </PasswordDialog>
    );
}
