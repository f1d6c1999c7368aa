<?php

declare(strict_types=1);

namespace App\Actions\Attachments;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Files\AttachmentStorage;
use App\Infrastructure\Files\NewFile;
use App\Models\Attachment;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use Throwable;

/** Attaches a file to a record. The same file is attached only once. */
final readonly class StoreAttachment
{
    public function __construct(private AttachmentStorage $storage, private AuditTrail $audit) {}

    /** @return Attachment a new or the existing attachment, see `wasRecentlyCreated` */
    public function handle(Model $subject, NewFile $file, User $uploader): Attachment
    {
        $place = ['subject_type' => $subject->getMorphClass(), 'subject_id' => $subject->getKey(), 'sha256' => $file->sha256];
        $known = Attachment::query()->where($place)->first();
        if ($known !== null) {
            return $known;
        }

        $path = $this->storage->put($file->bytes);
        try {
            return DB::transaction(function () use ($subject, $file, $uploader, $place, $path): Attachment {
                $attachment = Attachment::query()->create([
                    ...$place,
                    'user_id' => $uploader->id,
                    'name' => $file->name,
                    'mime' => $file->kind->mime(),
                    'size' => strlen($file->bytes),
                    'path' => $path,
                ]);
                $this->audit->record(
                    "{$attachment->subject_type}.attachment_added",
                    $subject,
                    after: ['attachment_id' => $attachment->id, 'attachment_name' => $attachment->name],
                );

                return $attachment;
            });
        } catch (Throwable $failure) {
            $this->storage->delete([$path]);
            throw $failure;
        }
    }
}
