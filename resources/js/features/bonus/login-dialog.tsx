import { FormDialog, InputField, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { optionsOf, toOptions } from '@/lib/options';
import { bonus } from '@/routes/generated';
import { BonusLoginPurposeLabels, BonusLoginResultLabels, type Choice } from '@/types/generated';

const LABELS = {
    pin: 'Client’s PIN',
    operator_site_id: 'Bookmaker',
    purpose: 'Purpose',
    result: 'Result',
    logged_in_at: 'Signed in at',
    notes: 'Notes',
};

interface LoginDialogProps {
    sites: readonly Choice[];
    open: boolean;
    onClose: () => void;
}

/** Records the user's own sign-in to a client's account. */
export function LoginDialog({ sites, open, onClose }: LoginDialogProps) {
    const form = useResourceForm<Record<keyof typeof LABELS, string>>({
        data: { pin: '', operator_site_id: '', purpose: 'claim_bonus', result: '', logged_in_at: '', notes: '' },
        route: bonus.loginLogsStore(),
        isOnce: true,
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title="Record sign-in"
            description="Your own sign-in to a client’s account. It can’t be changed later."
            submitVerb="Record sign-in"
            labels={LABELS}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <InputField form={form} name="pin" required maxLength={16} autoComplete="off" />
                <SelectField form={form} name="operator_site_id" required options={toOptions(sites)} />
                <SelectField form={form} name="purpose" required options={optionsOf(BonusLoginPurposeLabels)} />
                <SelectField form={form} name="result" required options={optionsOf(BonusLoginResultLabels)} />
                <InputField
                    form={form}
                    name="logged_in_at"
                    type="datetime"
                    help="Leave it empty for the current time."
                />
            </div>
            <TextareaField form={form} name="notes" rows={2} maxLength={255} />
        </FormDialog>
    );
}
