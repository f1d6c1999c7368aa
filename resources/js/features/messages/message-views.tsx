import { ViewChips } from '@/components/ui/view-chips';
import { messages } from '@/routes/generated';

/** The two parts of the page Auto messages. */
export function MessageViews({ current }: { current: 'auto-messages' | 'templates' }) {
    return (
        <ViewChips
            label="Auto messages and templates"
            items={[
                { label: 'Auto messages', href: messages.autoMessagesIndex(), current: current === 'auto-messages' },
                { label: 'Templates', href: messages.templatesIndex(), current: current === 'templates' },
            ]}
        />
    );
}
