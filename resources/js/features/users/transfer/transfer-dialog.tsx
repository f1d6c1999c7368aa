import { ChoiceField, Form, FormActions, InputField, SelectField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { users as routes } from '@/routes/generated';
import {
    AustralianStateLabels,
    ClientStatusLabels,
    type LegacyTransferKind,
    LegacyTransferKindLabels,
    type LegacyTransferPage,
} from '@/types/generated';

interface TransferDialogProps {
    page: LegacyTransferPage;
    open: boolean;
    onClose: () => void;
}

const LABELS = {
    from_id: 'From',
    to_id: 'To',
    kinds: 'What to transfer',
    company_id: 'Company',
    state: 'State',
    status: 'Client status',
    db_list_id: 'DB list',
    reason: 'Reason',
};

const optionsOf = (labels: Record<string, string>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));

const KINDS = Object.entries(LegacyTransferKindLabels) as [LegacyTransferKind, string][];

/** One object for all renders: the form compares it with what a colleague saved. */
const NEW_TRANSFER = {
    from_id: '',
    to_id: '',
    kinds: ['clients', 'leads'] as LegacyTransferKind[],
    company_id: '',
    state: '',
    status: '',
    db_list_id: '',
    reason: '',
};

/** The dry run of a new transfer. */
export function TransferDialog({ page, open, onClose }: TransferDialogProps) {
    return (
        <Dialog
            open={open}
            onClose={onClose}
            title="New transfer"
            description="First you see what would move. Nothing moves until you start the transfer."
        >
            <TransferForm page={page} onClose={onClose} />
        </Dialog>
    );
}

function TransferForm({ page, onClose }: Omit<TransferDialogProps, 'open'>) {
    const form = useResourceForm({
        data: NEW_TRANSFER,
        route: routes.legacyTransferStore(),
        isOnce: true,
    });
    const toggle = (kind: LegacyTransferKind, isOn: boolean) =>
        form.set('kinds', isOn ? [...form.data.kinds, kind] : form.data.kinds.filter((one) => one !== kind));

    return (
        <Form form={form} label="Transfer" labels={LABELS} guarded={false}>
            <div className="grid gap-4 sm:grid-cols-2">
                <SelectField form={form} name="from_id" label={LABELS.from_id} options={page.users} required />
                <SelectField form={form} name="to_id" label={LABELS.to_id} options={page.active_users} required />
            </div>
            <ChoiceField form={form} name="kinds">
                {(errorId) => (
                    <fieldset aria-describedby={errorId}>
                        <legend className="mb-2 font-medium">{LABELS.kinds}</legend>
                        <div className="grid gap-2 sm:grid-cols-2">
                            {KINDS.map(([kind, label]) => (
                                <Checkbox
                                    key={kind}
                                    label={label}
                                    checked={form.data.kinds.includes(kind)}
                                    onChange={(isOn) => toggle(kind, isOn)}
                                />
                            ))}
                        </div>
                    </fieldset>
                )}
            </ChoiceField>
            <div className="grid gap-4 sm:grid-cols-2">
                <SelectField
                    form={form}
                    name="company_id"
                    label={LABELS.company_id}
                    options={page.companies}
                    placeholder="All"
                />
                <SelectField
                    form={form}
                    name="state"
                    label={LABELS.state}
                    options={optionsOf(AustralianStateLabels)}
                    placeholder="All"
                />
                <SelectField
                    form={form}
                    name="status"
                    label={LABELS.status}
                    options={optionsOf(ClientStatusLabels)}
                    placeholder="All"
                    help="Doesn’t apply to leads."
                />
                <SelectField
                    form={form}
                    name="db_list_id"
                    label={LABELS.db_list_id}
                    options={page.db_lists}
                    placeholder="All"
                    help="Records that came from this list, and SMS with its DB clients."
                />
            </div>
            <InputField
                form={form}
                name="reason"
                label={LABELS.reason}
                help="Recorded in the activity log."
                maxLength={255}
                required
            />
            <FormActions submitVerb="Show what would move">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
