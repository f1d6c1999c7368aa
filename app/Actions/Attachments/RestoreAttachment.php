<?php

declare(strict_types=1);

namespace App\Actions\Attachments;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Attachment;
use Illuminate\Support\Facades\DB;

/** Undoes the deletion of a file. */
final readonly class RestoreAttachment
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Attachment $attachment): void
    {
        DB::transaction(function () use ($attachment): void {
            $current = Attachment::withTrashed()->with('subject')->lockForUpdate()->findOrFail($attachment->id);
            if (! $current->trashed()) {
                return;
            }

            $current->restore();
            $this->audit->record("{$current->subject_type}.attachment_restored", $current->subject, after: ['attachment_id' => $current->id, 'attachment_name' => $current->name]);
        });
    }
}
