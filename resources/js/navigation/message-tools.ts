import { ChatBubbleBottomCenterTextIcon } from '@heroicons/react/24/outline';
import type { NavigationEntry } from '@/navigation/types';
import { messages } from '@/routes/generated/pages';

/** The sidebar entry of the message tools. */
export const MESSAGE_TOOLS: NavigationEntry = {
    title: 'Message tools',
    icon: ChatBubbleBottomCenterTextIcon,
    route: messages.autoMessagesIndex(),
    area: 'Messages',
    anyOf: ['viewAutoMessages'],
    hiddenFromDatabaseOnly: true,
    tabs: [
        { title: 'Auto messages', route: messages.autoMessagesIndex() },
        { title: 'Auto communications', route: messages.autoCommunicationsIndex() },
    ],
};
