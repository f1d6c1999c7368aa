import { Form, FormActions, InputField, type ResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { ChoicePicker } from '@/features/users/choice-picker';
import { AustralianStateLabels, type Choice, ClientStatusLabels, type RuleForm as RuleData } from '@/types/generated';

const LABELS: Record<keyof RuleData, string> = {
    states: 'State',
    statuses: 'Client status',
    ratings: 'Rating',
    min_deposits: 'Deposited at least',
    deposits_days: 'Days of deposits to count',
    min_turnover: 'Bet at least',
    turnover_days: 'Days of bets to count',
    no_bet_days: 'Days without a bet before the offer',
    no_bonus_days: 'Days without any bonus',
    max_claims: 'Most times for one client',
};

const choicesOf = (labels: Record<string, string>): Choice[] =>
    Object.entries(labels).map(([value, label]) => ({ value, label, hint: null }));

const STATES = choicesOf(AustralianStateLabels);
// A closed client gets no bonus, whatever the rule.
const STATUSES = choicesOf(ClientStatusLabels).filter(({ value }) => value !== 'closed');

interface RuleFormProps {
    form: ResourceForm<RuleData>;
    companyName: string;
    ratings: readonly Choice[];
    canEdit: boolean;
}

/** The conditions that a client must meet, all of them. */
export function RuleForm({ form, companyName, ratings, canEdit }: RuleFormProps) {
    const lists = [
        { name: 'states', choices: STATES },
        { name: 'statuses', choices: STATUSES },
        { name: 'ratings', choices: ratings },
    ] as const;

    return (
        <Card>
            <CardHeader
                title="Conditions"
                description={`A client of ${companyName} must meet all of them. Leave a condition empty if it doesn’t matter.`}
            />
            <CardBody>
                <Form form={form} label="Conditions" labels={LABELS}>
                    {lists.map(({ name, choices }) => (
                        <ChoicePicker
                            key={name}
                            legend={LABELS[name]}
                            choices={choices}
                            value={form.data[name]}
                            onChange={(value) => form.set(name, [...value])}
                            error={form.errors[name]}
                        />
                    ))}
                    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                        <InputField
                            form={form}
                            name="min_deposits"
                            inputMode="decimal"
                            help="In dollars. Approved deposits count."
                        />
                        <InputField form={form} name="deposits_days" inputMode="numeric" maxLength={3} />
                        <InputField
                            form={form}
                            name="min_turnover"
                            inputMode="decimal"
                            help="In dollars. Bonus bets and void bets don’t count."
                        />
                        <InputField form={form} name="turnover_days" inputMode="numeric" maxLength={3} />
                        <InputField form={form} name="no_bet_days" inputMode="numeric" maxLength={3} />
                        <InputField
                            form={form}
                            name="no_bonus_days"
                            inputMode="numeric"
                            maxLength={3}
                            help="Also counts bonuses given in Genweb."
                        />
                        <InputField form={form} name="max_claims" inputMode="numeric" maxLength={3} />
                    </div>
                    {canEdit && <FormActions submitVerb="Save rule" />}
                </Form>
            </CardBody>
        </Card>
    );
}
