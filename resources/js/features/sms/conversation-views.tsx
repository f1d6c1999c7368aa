import { ViewChips } from '@/components/ui/view-chips';
import { sms } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import { type ConversationView, ConversationViewLabels, ConversationViewValues } from '@/types/generated';

/** The views of the panel. Unread messages have their own address. */
export function ConversationViews({ view }: { view: ConversationView }) {
    return (
        <ViewChips
            label="Conversations by view"
            items={ConversationViewValues.map((value) => ({
                label: ConversationViewLabels[value],
                href: routeOf(value),
                current: value === view,
            }))}
        />
    );
}

function routeOf(view: ConversationView): RouteDefinition<'get'> {
    if (view === 'unread') {
        return sms.unread();
    }

    return view === 'all' ? sms.index() : sms.index({ query: { view } });
}
