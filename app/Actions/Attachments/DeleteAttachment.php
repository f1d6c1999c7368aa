<?php

declare(strict_types=1);

namespace App\Actions\Attachments;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Attachment;
use App\Models\ExclusionStep;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Deletes an attachment. The file stays on the disk until `attachments:prune`, so that `restore` can restore it. */
final readonly class DeleteAttachment
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the file proves that a site account was closed */
    public function handle(Attachment $attachment): void
    {
        DB::transaction(function () use ($attachment): void {
            $current = Attachment::query()->with('subject')->lockForUpdate()->find($attachment->id);
            if ($current === null) {
                return;
            }
            if (ExclusionStep::query()->where('attachment_id', $current->id)->exists()) {
                throw new OperationRefusedException('You can’t delete this file because it proves that a site account was closed for an exclusion.');
            }

            $current->delete();
            $this->audit->record("{$current->subject_type}.attachment_deleted", $current->subject, [
                'attachment_id' => $current->id,
                'attachment_name' => $current->name,
            ]);
        });
    }

    public function restore(Attachment $attachment): void
    {
        DB::transaction(function () use ($attachment): void {
            $current = Attachment::withTrashed()->with('subject')->lockForUpdate()->findOrFail($attachment->id);
            if (! $current->trashed()) {
                return;
            }

            $current->restore();
            $this->audit->record(
                "{$current->subject_type}.attachment_restored",
                $current->subject,
                after: ['attachment_id' => $current->id, 'attachment_name' => $current->name],
            );
        });
    }
}
