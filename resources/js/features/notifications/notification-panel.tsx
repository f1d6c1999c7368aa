import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { TAB, TAB_COUNT } from '@/components/ui/tab-style';
import { countOf, type NotificationGroup, TYPES_IN_GROUPS } from '@/features/notifications/groups';
import { NotificationEntries, type Section } from '@/features/notifications/notification-entries';
import { SoundToggle } from '@/features/notifications/sound-toggle';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import { notifications } from '@/routes/generated';
import { useCounters } from '@/stores/use-counters';

interface NotificationPanelProps {
    group: NotificationGroup;
    close: () => void;
}

/** Unread notifications of a group, with a tab for each type when there are several. */
export function NotificationPanel({ group, close }: NotificationPanelProps) {
    const sections = sectionsOf(group);
    const [index, setIndex] = useState(0);
    const section = sections[index] ?? group;
    const head = useRef<HTMLDivElement>(null);
    useTopKept(head, index);

    if (sections.length === 1) {
        return (
            <>
                <div className={HEAD}>
                    <PanelTitle group={group} section={group} close={close} />
                </div>
                <NotificationEntries section={group} onLeave={close} />
            </>
        );
    }

    return (
        <TabGroup selectedIndex={index} onChange={setIndex}>
            <div ref={head} className={HEAD}>
                <PanelTitle group={group} section={section} close={close} />
                <SectionTabs label={`Types of ${group.title}`} sections={sections} />
            </div>
            <TabPanels>
                {sections.map((each) => (
                    <TabPanel key={each.types.join()} className="-outline-offset-2">
                        <NotificationEntries section={each} onLeave={close} />
                    </TabPanel>
                ))}
            </TabPanels>
        </TabGroup>
    );
}

const HEAD = 'sticky top-0 z-sticky border-b border-line bg-raised';

/** The whole group first, then each type. Only the group when it has one type. */
function sectionsOf({ title, types }: NotificationGroup): Section[] {
    return types.length === 1
        ? [{ title, types }]
        : [{ title, types }, ...types.map((type) => ({ title: TYPES_IN_GROUPS[type].title, types: [type] }))];
}

/** Scrolls to the top when the section changes. */
function useTopKept(head: RefObject<HTMLElement | null>, index: number): void {
    const shown = useRef(index);

    useEffect(() => {
        if (shown.current !== index) {
            shown.current = index;
            const panel = head.current?.closest('[role="dialog"]');
            if (panel) {
                panel.scrollTop = 0;
            }
        }
    }, [head, index]);
}

interface PanelTitleProps extends NotificationPanelProps {
    section: Section;
}

function PanelTitle({ group, section, close }: PanelTitleProps) {
    const count = countOf(group.types, useCounters());

    return (
        <div className="flex items-center gap-2 py-2 pr-2.5 pl-3.5">
            <h2 className="font-strong">{group.title}</h2>
            {count > 0 && <Badge tone="danger">{formatCount(count)}</Badge>}
            <span className="flex-1" />
            {group.hasSound && <SoundToggle />}
            <PageLink
                href={notifications.index({ query: { type: section.types.join() } })}
                onClick={close}
                className="rounded-control px-1.5 py-1 text-compact font-medium text-accent hover:underline touch:py-3"
            >
                View all
            </PageLink>
        </div>
    );
}

/** Tabs by type. The first tab stands for all and has its count in the title. */
function SectionTabs({ label, sections }: { label: string; sections: readonly Section[] }) {
    const counters = useCounters();

    return (
        <TabList
            aria-label={label}
            className="flex gap-0.5 overflow-x-auto px-2.5 max-sm:gap-0 max-sm:px-1.5 [scrollbar-width:none]"
        >
            {sections.map(({ title, types }, index) => {
                const count = index === 0 ? 0 : countOf(types, counters);

                return (
                    <Tab key={types.join()} className={cn(TAB, 'px-1 text-compact!')}>
                        {index === 0 ? 'All' : title}
                        {count > 0 && <span className={TAB_COUNT}>{formatCount(count)}</span>}
                    </Tab>
                );
            })}
        </TabList>
    );
}
