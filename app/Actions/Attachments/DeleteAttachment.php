<?php

declare(strict_types=1);

namespace App\Actions\Attachments;

use App\Models\Attachment;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;

/** Takes a file out of sight. It lies on the disk until `attachments:prune`, so that {@see RestoreAttachment} can bring it back. */
final readonly class DeleteAttachment
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Attachment $attachment): void
    {
        DB::transaction(function () use ($attachment): void {
            $current = Attachment::query()->with('subject')->lockForUpdate()->find($attachment->id);
            if ($current === null) {
                return;
            }

            $current->delete();
            $this->audit->record("{$current->subject_type}.attachment_deleted", $current->subject, ['attachment_id' => $current->id, 'attachment_name' => $current->name]);
        });
    }
}
