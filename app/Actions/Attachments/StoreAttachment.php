<?php

declare(strict_types=1);

namespace App\Actions\Attachments;

use App\Models\Attachment;
use App\Models\User;
use App\Services\Attachments\AttachmentShelf;
use App\Services\Attachments\NewFile;
use App\Services\Audit\AuditTrail;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use Throwable;

/** Keeps a file with a record. The same file twice with the same record is one attachment. */
final readonly class StoreAttachment
{
    public function __construct(private AttachmentShelf $shelf, private AuditTrail $audit) {}

    /** @return Attachment `wasRecentlyCreated`, or the one that was there already */
    public function handle(Model $subject, NewFile $file, User $uploader): Attachment
    {
        $place = ['subject_type' => $subject->getMorphClass(), 'subject_id' => $subject->getKey(), 'sha256' => $file->sha256];
        $known = Attachment::query()->where($place)->first();
        if ($known !== null) {
            return $known;
        }

        $path = $this->shelf->put($file->bytes);
        try {
            return DB::transaction(function () use ($subject, $file, $uploader, $place, $path): Attachment {
                $attachment = Attachment::query()->create([
                    ...$place, 'user_id' => $uploader->id, 'name' => $file->name, 'mime' => $file->kind->mime(), 'size' => strlen($file->bytes), 'path' => $path,
                ]);
                $this->audit->record("{$attachment->subject_type}.attachment_added", $subject, after: ['attachment_id' => $attachment->id, 'attachment_name' => $attachment->name]);

                return $attachment;
            });
        } catch (Throwable $failure) {
            $this->shelf->delete([$path]);
            throw $failure;
        }
    }
}
