import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import type { Option } from '@/components/ui/option-type';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { Example, Section } from '@/features/design/section';

const STATES: ReadonlyArray<Option> = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'].map((state) => ({
    value: state,
    label: state,
}));

const MANAGERS: ReadonlyArray<Option> = [
    { value: '1', label: 'Tom Vance', description: 'Melbourne' },
    { value: '2', label: 'Priya Nair', description: 'Sydney' },
    { value: '3', label: 'Lena Fox', description: 'Brisbane' },
    { value: '4', label: 'Aroha Tamihana', description: 'On leave', disabled: true },
];

const CHANNELS: ReadonlyArray<Option<'sms' | 'email' | 'phone'>> = [
    { value: 'sms', label: 'SMS', description: 'To the verified mobile' },
    { value: 'email', label: 'Email' },
    { value: 'phone', label: 'Phone', disabled: true },
];

function findManager(query: string): Promise<ReadonlyArray<Option>> {
    const found = MANAGERS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

    return new Promise((resolve) => setTimeout(() => resolve(found), 500));
}

export function FormsSection() {
    return (
        <Section
            id="forms"
            title="Forms"
            intro="Labels above, help below, errors next to their field. Optional fields are marked."
        >
            <TextExample />
            <ChoiceExample />
            <TickExample />
        </Section>
    );
}

function TextExample() {
    return (
        <Example title="Text" layout="grid">
            <Field label="Legal name" required help="As on the identity document.">
                <Input placeholder="Harriet Adaeze Okafor" autoComplete="off" />
            </Field>
            <Field label="Mobile" required error="This number belongs to another client. Open PIN 40218 to compare.">
                <Input defaultValue="0491 570 156" inputMode="tel" />
            </Field>
            <Field label="Search clients" required hideLabel>
                <Input
                    type="search"
                    icon={MagnifyingGlassIcon}
                    placeholder="Search by name, PIN, phone…"
                    trailing={<Kbd>/</Kbd>}
                />
            </Field>
            <Field label="PIN" required disabled>
                <Input defaultValue="40218" />
            </Field>
            <Field label="Note" aside="0 / 160" className="sm:col-span-2">
                <Textarea placeholder="What was discussed and agreed" />
            </Field>
        </Example>
    );
}

function ChoiceExample() {
    const [manager, setManager] = useState<Option | null>(MANAGERS[0] ?? null);
    const [found, setFound] = useState<Option | null>(null);

    return (
        <Example title="Choices" layout="grid">
            <Field label="State" required>
                <Select options={STATES} placeholder="Choose a state" />
            </Field>
            <Field label="State of residence" required error="Choose a state.">
                <Select options={STATES} placeholder="Choose a state" />
            </Field>
            <Field label="Account manager" required>
                <Combobox options={MANAGERS} value={manager} onChange={setManager} clearable />
            </Field>
            <Field label="Second manager" help="Results load as you type.">
                <Combobox search={findManager} value={found} onChange={setFound} placeholder="Type a name" clearable />
            </Field>
        </Example>
    );
}

function TickExample() {
    const [channel, setChannel] = useState<'sms' | 'email' | 'phone'>('sms');

    return (
        <Example
            title="Checkboxes, radio buttons and switches"
            layout="bare"
            className="grid gap-x-6 gap-6 p-4 sm:grid-cols-3"
        >
            <div className="flex flex-col gap-3">
                <Checkbox label="Marketing consent" description="Given on 2 Mar 2025" defaultChecked />
                <Checkbox label="Some rows" indeterminate />
                <Checkbox label="Not selected" />
                <Checkbox label="Disabled" disabled defaultChecked />
            </div>
            <RadioGroup legend="Preferred channel" options={CHANNELS} value={channel} onChange={setChannel} />
            <div className="flex flex-col gap-3">
                <Switch label="Notification sound" description="For unread messages" defaultChecked />
                <Switch label="Mute all" />
                <Switch label="Managed by your team" disabled />
            </div>
        </Example>
    );
}
