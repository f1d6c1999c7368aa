<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AutoMessage;
use App\Models\MessageTemplate;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Retires an SMS template, or discards a draft. */
final readonly class RetireMessageTemplate
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  MessageTemplateStatus  $seen  on the user's page, so that a draft that was approved since is not retired as one
     *
     * @throws ChangedMeanwhileException when it has another status now
     * @throws OperationRefusedException when an enabled auto message uses it
     */
    public function handle(MessageTemplate $template, MessageTemplateStatus $seen, User $user): void
    {
        DB::transaction(function () use ($template, $seen, $user): void {
            $current = MessageTemplate::query()->where('channel', MessageChannel::Sms)->lockForUpdate()->findOrFail($template->id);
            if ($current->status === MessageTemplateStatus::Retired) {
                return;
            }
            if ($current->status !== $seen) {
                throw ChangedMeanwhileException::decided('template', mb_strtolower($current->status->label()));
            }
            if (AutoMessage::query()->where('template_id', $current->id)->where('is_enabled', true)->exists()) {
                throw new OperationRefusedException('An enabled auto message uses this template. Disable it or choose another template first.');
            }
            $before = $current->status;
            $current->update(['status' => MessageTemplateStatus::Retired]);
            $this->audit->record(
                'message_template.retired',
                $current,
                ['status' => $before->value],
                ['status' => MessageTemplateStatus::Retired->value],
                $user->id,
            );
        }, 3);
    }
}
