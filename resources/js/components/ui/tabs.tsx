import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';
import { TAB, TAB_COUNT, TAB_LIST } from '@/components/ui/tab-style';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';

interface TabItem<Id extends string = string> {
    id: Id;
    label: string;
    content: ReactNode;
    count?: number;
    disabled?: boolean;
}

interface TabsProps<Id extends string> {
    tabs: ReadonlyArray<TabItem<Id>>;
    /** Accessible name of the group. */
    label: string;
    /** The open tab. Uncontrolled without it. */
    value?: Id;
    onChange?: (id: Id) => void;
    className?: string;
}

/** Sections of a page, one shown at a time. For tabs that are pages, see <TabLinks>. */
export function Tabs<Id extends string>({ tabs, label, value, onChange, className }: TabsProps<Id>) {
    const index = tabs.findIndex((tab) => tab.id === value);

    return (
        <TabGroup
            selectedIndex={value === undefined ? undefined : Math.max(0, index)}
            onChange={(next) => {
                const tab = tabs[next];
                if (tab) {
                    onChange?.(tab.id);
                }
            }}
            className={className}
        >
            <TabList aria-label={label} className={TAB_LIST}>
                {tabs.map((tab) => (
                    <Tab
                        key={tab.id}
                        disabled={tab.disabled ?? false}
                        className={cn(TAB, 'data-disabled:opacity-50 data-disabled:hover:border-transparent')}
                    >
                        {tab.label}
                        {tab.count !== undefined && <span className={TAB_COUNT}>{formatCount(tab.count)}</span>}
                    </Tab>
                ))}
            </TabList>
            <TabPanels className="pt-4">
                {tabs.map((tab) => (
                    <TabPanel key={tab.id} className="rounded-control">
                        {tab.content}
                    </TabPanel>
                ))}
            </TabPanels>
        </TabGroup>
    );
}
