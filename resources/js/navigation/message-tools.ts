import { ChatBubbleBottomCenterTextIcon } from '@heroicons/react/24/outline';
import type { NavigationEntry } from '@/navigation/types';
import { messages } from '@/routes/generated/pages';

/** The sidebar entry of automatic messages and blasts. */
export const MESSAGE_TOOLS: NavigationEntry = {
    title: 'Message tools',
    icon: ChatBubbleBottomCenterTextIcon,
    route: messages.smsBlastsIndex(),
    area: 'Messages',
    hiddenFromDatabaseOnly: true,
    tabs: [
        { title: 'Auto messages', route: messages.autoMessagesIndex(), anyOf: ['viewAutoMessages'] },
        {
            title: 'Auto communications',
            route: messages.autoCommunicationsIndex(),
            anyOf: ['viewAutoMessages'],
        },
        { title: 'SMS blasts', route: messages.smsBlastsIndex(), anyOf: ['viewSmsBlasts'] },
        { title: 'Excel blasts', route: messages.excelBlastsIndex(), anyOf: ['sendExcelSMSBlasts'] },
        { title: 'Weekly bonus blast', route: messages.weeklyBonusBlastCreate(), staff: 'developer' },
        {
            title: 'Marketing activation blast',
            route: messages.marketingActivationBlastCreate(),
            staff: 'developer',
        },
    ],
};
