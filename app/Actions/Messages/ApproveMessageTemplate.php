<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\AutoMessageRules;
use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AutoMessage;
use App\Models\MessageTemplate;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Approves an SMS template, which its author never does. */
final readonly class ApproveMessageTemplate
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * Retires the former version, and auto messages use the new one from now on.
     *
     * @param  int  $editVersion  of the text that the approver read
     *
     * @throws OperationRefusedException when the approver wrote it, or an auto message has no value for one of its variables
     * @throws ChangedMeanwhileException when it was decided or changed since
     */
    public function handle(MessageTemplate $template, int $editVersion, User $approver): void
    {
        DB::transaction(function () use ($template, $editVersion, $approver): void {
            $current = MessageTemplate::query()->where('channel', MessageChannel::Sms)->lockForUpdate()->findOrFail($template->id);
            if ($current->status !== MessageTemplateStatus::Draft) {
                throw ChangedMeanwhileException::decided('template', mb_strtolower($current->status->label()));
            }
            if ($current->author_id === $approver->id) {
                throw new OperationRefusedException('You can’t approve this template because you wrote it.');
            }
            if ($current->edit_version !== $editVersion) {
                throw new ChangedMeanwhileException('The author changed the text. Read it again, then approve.');
            }
            $former = MessageTemplate::query()
                ->where('channel', $current->channel)
                ->where('name', $current->name)
                ->where('id', '!=', $current->id)
                ->lockForUpdate()
                ->pluck('id');
            $users = AutoMessage::query()->whereIn('template_id', $former)->lockForUpdate()->get();
            foreach ($users as $message) {
                $refusal = AutoMessageRules::unusable($message->trigger, $current->body);
                if ($refusal !== null) {
                    throw new OperationRefusedException($refusal);
                }
            }
            MessageTemplate::query()
                ->whereIn('id', $former)
                ->where('status', MessageTemplateStatus::Approved)
                ->update(['status' => MessageTemplateStatus::Retired]);
            $current->update([
                'status' => MessageTemplateStatus::Approved,
                'approved_by' => $approver->id,
                'approved_at' => now(),
            ]);
            $users->each(
                static fn (AutoMessage $message) => $message->update([
                    'template_id' => $current->id,
                    'version' => $message->version + 1,
                ]),
            );
            $this->audit->record(
                'message_template.approved',
                $current,
                ['status' => MessageTemplateStatus::Draft->value],
                array_filter([
                    'status' => MessageTemplateStatus::Approved->value,
                    'version' => $current->version,
                    'auto_messages' => $users->modelKeys(),
                ]),
                $approver->id,
            );
        }, 3);
    }
}
