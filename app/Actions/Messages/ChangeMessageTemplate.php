<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Enums\MessageTemplateStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\MessageTemplate;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Changes the text of a draft. */
final readonly class ChangeMessageTemplate
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int  $editVersion  of the draft when the form was opened
     *
     * @throws ChangedMeanwhileException when it was changed in another window
     * @throws OperationRefusedException when it is not a draft, or a colleague wrote it
     */
    public function handle(MessageTemplate $template, string $body, int $editVersion, User $author): void
    {
        DB::transaction(function () use ($template, $body, $editVersion, $author): void {
            $current = MessageTemplate::query()->lockForUpdate()->findOrFail($template->id);
            if ($current->status !== MessageTemplateStatus::Draft) {
                throw ChangedMeanwhileException::decided('template', mb_strtolower($current->status->label()));
            }
            if ($current->author_id !== $author->id) {
                throw new OperationRefusedException('Only its author can edit a draft, because the author can’t approve it.');
            }
            if ($current->edit_version !== $editVersion) {
                throw ChangedMeanwhileException::edited('this draft', $author);
            }
            $before = $current->body;
            $current->update(['body' => $body, 'edit_version' => $editVersion + 1]);
            $this->audit->record('message_template.changed', $current, ['body' => $before], ['body' => $body], $author->id);
        }, 3);
    }
}
