import { EllipsisHorizontalIcon, PauseIcon, PencilIcon, PlayIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
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
            <Menu
                trigger={
                    <IconButton
                        icon={EllipsisHorizontalIcon}
                        label={`Actions for “${name}”`}
                        size="sm"
                        className="-my-1 align-middle"
                    />
                }
            >
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
                            )
                        }
                    >
                        Enable
                    </MenuItem>
                )}
            </Menu>
            <AutoMessageFormDialog message={message} page={page} open={isEditing} onClose={() => setIsEditing(false)} />
            {confirmDialog}
        </>
    );
}
