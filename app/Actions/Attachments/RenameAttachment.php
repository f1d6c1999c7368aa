<?php

declare(strict_types=1);

namespace App\Actions\Attachments;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Attachment;
use Illuminate\Support\Facades\DB;

/** Renames a file and keeps its extension. */
final readonly class RenameAttachment
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  string  $name  without the extension */
    public function handle(Attachment $attachment, string $name): void
    {
        DB::transaction(function () use ($attachment, $name): void {
            $current = Attachment::query()->with('subject')->lockForUpdate()->findOrFail($attachment->id);
            $before = $current->name;
            $current->update(['name' => $name.'.'.pathinfo($before, PATHINFO_EXTENSION)]);
            $this->audit->record("{$current->subject_type}.attachment_renamed", $current->subject,
                ['attachment_id' => $current->id, 'attachment_name' => $before], ['attachment_id' => $current->id, 'attachment_name' => $current->name]);
        });
    }
}
