import { PauseIcon, PencilIcon, PlayIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { RowMenu } from '@/components/data-table/row-menu';
import { MenuItem } from '@/components/ui/menu';
import { AutoMessageFormDialog } from '@/features/messages/auto-message-form-dialog';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { messages } from '@/routes/generated';
import { type AutoMessageRow, type AutoMessagesPage, AutoMessageTriggerLabels } from '@/types/generated';

export function AutoMessageActions({ message, page }: { message: AutoMessageRow; page: AutoMessagesPage }) {
    const [isEditing, setIsEditing] = useState(false);
    const { ask, confirmDialog } = useConfirmedStep();
    const params = { autoMessage: message.id };
    const name = AutoMessageTriggerLabels[message.trigger];

    return (
        <>
            <RowMenu name={name}>
                <MenuItem icon={PencilIcon} onSelect={() => setIsEditing(true)}>
                    Edit
                </MenuItem>
                {message.is_enabled ? (
                    <MenuItem
                        icon={PauseIcon}
                        onSelect={() =>
                            void ask(
                                {
                                    title: 'Disable this auto message?',
                                    body: 'Messages that are still waiting are not sent, and not sent later.',
                                    confirmVerb: 'Disable auto message',
                                },
                                messages.autoMessagesDisable(params),
                            )
                        }
                    >
                        Disable
                    </MenuItem>
                ) : (
                    <MenuItem
                        icon={PlayIcon}
                        onSelect={() =>
                            void ask(
                                {
                                    title: 'Enable this auto message?',
                                    body: `Clients get “${message.template_name}” automatically from now on.`,
                                    confirmVerb: 'Enable auto message',
                                },
                                messages.autoMessagesEnable(params),
                                { version: message.version },
                            )
                        }
                    >
                        Enable
                    </MenuItem>
                )}
            </RowMenu>
            <AutoMessageFormDialog message={message} page={page} open={isEditing} onClose={() => setIsEditing(false)} />
            {confirmDialog}
        </>
    );
}
